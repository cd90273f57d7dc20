/// Writes the lines of an event stream as Swift Testing writes them.
enum StreamText {
  static func test(
    _ name: String, suite: String = "M.S", line: Int = 5, display: String? = nil,
    version: String = "\"6.3.0\"", extra: String = ""
  ) -> String {
    let shown = display.map { "\"displayName\":\"\($0)\"," } ?? ""
    let place =
      #""sourceLocation":{"fileID":"M/S.swift","filePath":"\/home\/dev\/p\/Tests\/M\/S.swift","line":\#(line),"column":4}"#
    return
      #"{"kind":"test","payload":{"id":"\#(id(name, suite: suite, line: line))","kind":"function","#
      + #""isParameterized":false,\#(shown)\#(extra)"name":"\#(name)",\#(place)},"version":\#(version)}"#
      + "\n"
  }

  static func id(_ name: String, suite: String = "M.S", line: Int = 5) -> String {
    "\(suite)/\(name)/S.swift:\(line):4"
  }

  static func event(
    _ kind: String, _ test: String? = nil, at seconds: Double = 1, messages: [String] = [],
    symbol: String = "default", issue: String? = nil, version: String = "\"6.3.0\""
  ) -> String {
    let texts = messages.map { #"{"symbol":"\#(symbol)","text":"\#($0)"}"# }.joined(separator: ",")
    let about = issue.map { #""issue":\#($0),"# } ?? ""
    let owner = test.map { #","testID":"\#($0.contains("/") ? $0 : id($0))""# } ?? ""
    return
      #"{"kind":"event","payload":{"instant":{"absolute":\#(seconds),"since1970":17698536\#(10 + Int(seconds))},"#
      + #"\#(about)"kind":"\#(kind)","messages":[\#(texts)]\#(owner)},"version":\#(version)}"#
      + "\n"
  }

  static let failing = #"{"isFailure":true,"isKnown":false,"severity":"error"}"#
  static let known = #"{"isFailure":false,"isKnown":true,"severity":"error"}"#

  /// A whole run of one test, with these events between its start and its end.
  static func run(_ name: String, _ events: String = "") -> String {
    test(name) + event("runStarted") + event("testStarted", name) + events
      + event("testEnded", name, at: 1.5) + event("runEnded", at: 2)
  }
}
