extension DiagnosticCode {
  static let markup: [DiagnosticCode] = []
}
