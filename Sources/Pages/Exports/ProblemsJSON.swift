import Diagnostics

/// api/problems.json: what is wrong with the results.
struct ProblemsJSON {
  let bytes: [UInt8]

  init(_ problems: [Diagnostic]) {
    var json = JSONWriter(capacity: 1024)
    json.object { json in
      json.member("schema", 1)
      json.key("problems")
      json.array { json in
        for problem in problems {
          json.object { json in
            json.member("code", problem.code.name)
            json.member("severity", problem.severity.rawValue)
            json.member("message", problem.message)
            json.member("file", problem.place?.path)
            json.member("line", problem.place?.line ?? 0)
            json.member("column", problem.place?.column ?? 0)
            json.key("help")
            json.array { json in for help in problem.help { json.string(help) } }
          }
        }
      }
    }
    bytes = json.bytes + [UInt8(ascii: "\n")]
  }
}
