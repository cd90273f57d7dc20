import AccessibilityModel
import UIKitModel

extension ObjectClass {
  /// A controller; what lies inside it lies in its view. It is shown from another controller.
  static var uiViewController: ObjectClass {
    var entry = ObjectClass(
      "UIViewController", inherits: "NSObject",
      make: { _ throws(ScenarioError) in UIViewController() },
      properties: [
        .reference(
          "presentedViewController", of: UIViewController.self, to: UIViewController.self,
          get: { $0.presentedViewController })
      ])
    entry.show = { (object, source, _, _) throws(ScenarioError) in
      guard let presenter = source as? UIViewController,
        let controller = object as? UIViewController
      else { throw ScenarioError("a controller is shown from a controller") }
      presenter.present(controller)
    }
    entry.dismiss = { (object, _) throws(ScenarioError) in
      (object as? UIViewController)?.dismiss()
    }
    return entry
  }

  /// A stack of controllers; the first one lies in its children, others are pushed.
  static var uiNavigationController: ObjectClass {
    ObjectClass(
      "UINavigationController", inherits: "UIViewController",
      make: { _ throws(ScenarioError) in
        UINavigationController(rootViewController: UIViewController())
      },
      properties: [
        Property(
          "depth", of: UINavigationController.self, get: { $0.viewControllers.count })
      ],
      methods: [
        Method("pushViewController", of: UINavigationController.self) {
          (stack, arguments) throws(ScenarioError) in
          let controller = try arguments.object(0, UIViewController.self)
          guard !stack.lies(in: controller) else {
            throw ScenarioError("a controller cannot contain itself")
          }
          stack.pushViewController(controller)
          return nil
        },
        Method("popViewController", of: UINavigationController.self) {
          (stack, _) throws(ScenarioError) in
          stack.popViewController()
          return nil
        },
      ])
  }

  /// A popover; its content is a controller. It is shown from a view.
  static var uiPopoverController: ObjectClass {
    var entry = ObjectClass(
      "UIPopoverController", inherits: "NSObject",
      make: { birth throws(ScenarioError) in
        UIPopoverController(contentViewController: UIViewController())
      },
      properties: [
        Property(
          "popoverContentSize", of: UIPopoverController.self, get: { $0.popoverContentSize },
          set: { $0.popoverContentSize = $1 }),
        Property(
          "isPopoverVisible", of: UIPopoverController.self, get: { $0.isPopoverVisible }),
        Property("arrowTarget", of: UIPopoverController.self, get: { $0.arrowTarget }),
        .choice(
          "arrowDirection", of: UIPopoverController.self, [("up", .up), ("down", .down)],
          get: { $0.arrowDirection }),
        Property(
          "contentFrame", of: UIPopoverController.self,
          get: { $0.contentViewController.view.frame }),
      ],
      methods: [
        Method("addToContent", of: UIPopoverController.self) {
          (popover, arguments) throws(ScenarioError) in
          try popover.contentViewController.view.take(arguments.object(0, UIView.self))
          return nil
        }
      ])
    entry.drawing = { ($0 as? UIPopoverController)?.drawing() }
    entry.show = { (object, source, arguments, _) throws(ScenarioError) in
      guard let view = source as? UIView, let popover = object as? UIPopoverController else {
        throw ScenarioError("a popover is shown from a view")
      }
      popover.present(from: arguments.first.flatMap { Rect.read($0) } ?? view.bounds, in: view)
    }
    entry.dismiss = { (object, _) throws(ScenarioError) in
      (object as? UIPopoverController)?.dismiss()
    }
    return entry
  }
}
