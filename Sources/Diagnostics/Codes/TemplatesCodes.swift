extension DiagnosticCode {
  static let templates: [DiagnosticCode] = []
}
