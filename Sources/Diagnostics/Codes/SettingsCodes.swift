extension DiagnosticCode {
  static let settings: [DiagnosticCode] = []
}
