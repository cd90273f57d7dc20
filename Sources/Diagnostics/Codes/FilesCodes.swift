extension DiagnosticCode {
  static let files: [DiagnosticCode] = [
    .missingContentFolder, .missingSettings, .unreadableFile, .fileTooLarge, .unknownContentFile,
  ]

  package static let missingContentFolder = DiagnosticCode(
    "missing-content-folder", .error, .content,
    "The folder that should hold site.yml and the guides does not exist. A wrong path "
      + "must not make an empty site.",
    before: "assay build --content contents",
    after: "assay build --content content")

  package static let missingSettings = DiagnosticCode(
    "missing-settings", .error, .content,
    "The content folder has no site.yml. That file makes a folder a reference and gives "
      + "it its title.",
    before: "content/controls/switch.md",
    after: "content/site.yml\ncontent/controls/switch.md")

  package static let unreadableFile = DiagnosticCode(
    "unreadable-file", .error, .content,
    "A file of the content folder could not be read: it is a folder, a device or a link "
      + "that leads nowhere, or the system refuses it. Leaving it out in silence would lose "
      + "its rules.",
    before: "content/controls/switch.md/",
    after: "content/controls/switch.md")

  package static let fileTooLarge = DiagnosticCode(
    "file-too-large", .error, .content,
    "A file is larger than any text that a person reads: 2 MB for Markdown, 1 MB for "
      + "settings, 32 MB for accepted.yml. Such a file is mostly data that got into the "
      + "content folder.",
    before: "content/controls/switch.md of 20 MB",
    after: "content/controls/switch.md of 20 KB")

  package static let unknownContentFile = DiagnosticCode(
    "unknown-content-file", .warning, .content,
    "A text in the content folder is neither a guide nor a file that the site knows, so "
      + "nobody will ever see it. README.md is left alone.",
    before: "content/waiver.yml",
    after: "content/waivers.yml")
}
