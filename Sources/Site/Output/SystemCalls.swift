import Glibc

/// Faults for tests: what a kill or a full disk does at one exact point.
///
/// Every call that changes the disk is a step, numbered from 0 in the order of execution.
final class StepFault {
  private var next = 0
  private let stop: Int?
  private let failure: (step: Int, code: Int32)?
  /// Whether the process is to be thought dead: nothing may tidy up after it.
  private(set) var isDead = false

  private init(stop: Int?, failure: (step: Int, code: Int32)?) {
    self.stop = stop
    self.failure = failure
  }

  /// What happens outside tests.
  static func none() -> StepFault { StepFault(stop: nil, failure: nil) }
  /// As if the process were killed before this step.
  static func killed(before step: Int) -> StepFault { StepFault(stop: step, failure: nil) }
  /// As if the system refused this one step.
  static func refused(step: Int, code: Int32) -> StepFault {
    StepFault(stop: nil, failure: (step, code))
  }

  /// The error with which the next step fails without being done, or nil to do it.
  fileprivate func advance() -> Int32? {
    if isDead { return EINTR }
    defer { next += 1 }
    if let stop, next >= stop {
      isDead = true
      return EINTR
    }
    if let failure, next == failure.step { return failure.code }
    return nil
  }
}

extension StepFault {
  /// Makes one change to the disk; nil when it was made, otherwise the system's error.
  func change(_ call: () -> Int32) -> Int32? {
    if let code = advance() { return code }
    while call() < 0 {
      if errno != EINTR { return errno }
    }
    return nil
  }
}

extension SiteError {
  init(path: String, code: Int32) {
    let cause: Cause =
      switch code {
      case ENOSPC, EDQUOT: .diskFull
      case EACCES, EPERM: .noPermission
      case EROFS: .readOnly
      default: .other(String(cString: strerror(code)).lowercased())
      }
    self.init(path: path, problem: .system(cause))
  }
}

/// Repeats a call that a signal interrupted.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
