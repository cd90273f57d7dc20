extension DiagnosticCode {
  static let output: [DiagnosticCode] = [
    .outputNotAFolder, .outputBusy, .unsafeOutputPath, .equalOutputPaths, .foreignFileInOutput,
    .outputOverlapsSources, .damagedBuildRecord, .outputUnwritable, .unfinishedBuild,
    .incompleteSite,
  ]

  package static let outputNotAFolder = DiagnosticCode(
    "output-not-a-folder", .error, .machine,
    "The site is a tree of files and needs a folder to stand in, but a file has the name given.",
    before: "assay build --output README.md", after: "assay build --output public")

  package static let outputBusy = DiagnosticCode(
    "output-busy", .error, .machine,
    "Two builds that write to one output at a time would mix their pages. The second one stops "
      + "before it writes anything.",
    before: "assay build & assay build", after: "assay build && assay build")

  package static let unsafeOutputPath = DiagnosticCode(
    "unsafe-output-path", .error, .machine,
    "Every file of the site lies inside the output. A path that leads out of it, or that is no "
      + "path, is refused before anything is written.",
    before: "../secret.html", after: "secret/index.html")

  package static let equalOutputPaths = DiagnosticCode(
    "equal-output-paths", .error, .machine,
    "Two files of the site have the same path, or paths that differ only in case or Unicode "
      + "normalisation. Where case does not count, one would replace the other.",
    before: "assets/Logo.svg\nassets/logo.svg", after: "assets/logo.svg\nassets/logo-large.svg")

  package static let foreignFileInOutput = DiagnosticCode(
    "foreign-file-in-output", .error, .machine,
    "A file must go where something stands that no earlier build wrote. It may be somebody's "
      + "work, so it is never replaced, and links are never followed.",
    before: "public/index.html written by hand", after: "public/ empty, or with a site in it")

  package static let outputOverlapsSources = DiagnosticCode(
    "output-overlaps-sources", .error, .machine,
    "An output inside the content would be read as content by the next build, and sources inside "
      + "the output would be published with the site.",
    before: "assay build --content docs --output docs/site",
    after: "assay build --content docs --output public")

  package static let damagedBuildRecord = DiagnosticCode(
    "damaged-build-record", .error, .machine,
    "The folder .assay in the output tells which files a build wrote, so that only these are ever "
      + "removed. A record that cannot be read is not guessed at.",
    before: "public/.assay/written edited by hand", after: "public/.assay/written as it was left")

  package static let outputUnwritable = DiagnosticCode(
    "output-unwritable", .error, .machine,
    "The system refused to write a file of the site: the disk is full, or the rights are missing. "
      + "What was there before is whole.",
    before: "assay build --output /usr/share/site", after: "assay build --output public")

  package static let unfinishedBuild = DiagnosticCode(
    "unfinished-build", .error, .machine,
    "A build was stopped while it put its files in place, so pages of two builds stand side by "
      + "side. No file is torn, and the next build finishes the work first.",
    before: "public/.assay/journal exists", after: "assay build")

  package static let incompleteSite = DiagnosticCode(
    "incomplete-site", .error, .machine,
    "A file that the last build wrote is gone or has another size, so what is published is not "
      + "what was built.",
    before: "rm public/index.html", after: "assay build")
}
