extension DiagnosticCode {
  static let bindings: [DiagnosticCode] = []
}
