extension DiagnosticCode {
  static let guides: [DiagnosticCode] = []
}
