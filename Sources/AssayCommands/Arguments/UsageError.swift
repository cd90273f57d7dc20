/// The command line asked for something that does not exist.
struct UsageError: Error, Hashable {
  /// One phrase in lower case.
  let message: String
}
