extension DiagnosticCode {
  static let frontMatter: [DiagnosticCode] = []
}
