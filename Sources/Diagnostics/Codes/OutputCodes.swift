extension DiagnosticCode {
  static let output: [DiagnosticCode] = []
}
