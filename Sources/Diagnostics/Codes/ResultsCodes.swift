extension DiagnosticCode {
  static let results: [DiagnosticCode] = []
}
