/// A reference that keeps nothing alive and reads as `nil` once its object is gone.
///
/// It stands for Swift's `weak`, which Embedded Swift does not have. Unlike `weak`, it still
/// gives the object to code that runs in a deinitialiser of one of the object's subclasses.
public struct Weak<Object: AccessibilityObject> {
  private let box: ZeroingBox?

  /// A reference to `object`; to nothing when that is `nil`.
  public init(_ object: Object?) {
    box = object?.zeroingBox
  }

  /// The object, or `nil` when there never was one or it is gone.
  public var object: Object? {
    guard let object = box?.object else { return nil }
    // The box was made by an `Object`, and an object keeps its class.
    return unsafeDowncast(object, to: Object.self)
  }

  /// Whether there was an object and it is gone.
  public var isDangling: Bool {
    guard let box else { return false }
    return box.object == nil
  }
}

/// The cell that all weak references to one object share; the object empties it when it dies.
final class ZeroingBox {
  unowned(unsafe) var object: AccessibilityObject?

  init(_ object: AccessibilityObject) {
    self.object = object
  }
}
