/// A CTRF report as it is written, schema 1 and the drafts before it. Keys that are not read are
/// passed over.
struct CTRFReport {
  var reportFormat: String?
  var specVersion: String?
  var tool: String?
  var summary: Summary?
  var tests: [Test]?
  /// Of the environment: what was tested.
  var commit: String?

  struct Summary {
    /// How many tests of each status it counts, `tests` for all.
    var counts: [String: Int] = [:]
    /// Milliseconds since 1970; 0 is how converters write that they do not know.
    var start: Double?
    var stop: Double?
  }

  struct Test {
    /// Where it stands in the file.
    let offset: Int
    var name: String?
    var status: String?
    var suites: [String] = []
    /// Milliseconds; nil where the file tells none.
    var duration: Double?
    var hasUnreadableDuration = false
    var message: String?
    var trace: String?
    var filePath: String?
    var line: Int?
    var tags: [String] = []
    var rules: [String] = []
    var retries = 0
    var isFlaky = false
    /// The statuses of its attempts, as far as the file tells them.
    var attempts: [String] = []
    var attemptMessages: [String] = []
    /// Names of steps that failed.
    var failedSteps: [String] = []
    /// The browser, the device and the like: what tells two results of one name apart.
    var variant: [String] = []
  }
}
