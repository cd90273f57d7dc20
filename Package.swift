// swift-tools-version: 6.2

import PackageDescription

// The modules in the order in which data flows; ARCHITECTURE.md tells what lives in each.
// A module may import only what its row names, and RepositoryTests hold it to that.

let system: [Target] = [
  .systemLibrary(
    name: "CMarkGFM", pkgConfig: "libcmark-gfm", providers: [.apt(["libcmark-gfm-dev"])]),
  .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
  .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
]

let model: [Target] = [
  module("AccessibilityModel", []),
  module("UIKitModel", ["AccessibilityModel"]),
  module("VoiceOver", ["AccessibilityModel"]),
  module("Scenarios", ["UIKitModel", "VoiceOver", "AccessibilityModel"]),
  module("LiveControl", ["Scenarios"]),
  program("VoiceOverCommand", ["Scenarios", "VoiceOver", "AccessibilityModel"]),
]

let generator: [Target] = [
  module("Diagnostics", []),
  module("Inputs", ["Diagnostics"]),
  module("GuideMarkup", ["CMarkGFM", "Diagnostics"]),
  module("Templates", ["Diagnostics"]),
  module("Guides", ["GuideMarkup", "CLibYAML", "Inputs", "Diagnostics"]),
  module("TestResults", ["CLibXML2", "Inputs", "Diagnostics"]),
  module("Reference", ["Guides", "GuideMarkup", "TestResults", "Diagnostics"]),
  module(
    "Pages", ["Reference", "Guides", "TestResults", "GuideMarkup", "Templates", "Diagnostics"]),
  module("Site", ["Pages", "Templates", "Inputs", "Diagnostics"]),
  module(
    "AssayCommands",
    [
      "Site", "Pages", "Reference", "TestResults", "Guides", "Templates", "GuideMarkup", "Inputs",
      "Diagnostics",
    ]),
  .executableTarget(name: "assay", dependencies: ["AssayCommands"]),
]

let support: [Target] = [
  .target(
    name: "DiagnosticsTestSupport", dependencies: ["Diagnostics"],
    path: "Tests/DiagnosticsTestSupport"),
  .target(
    name: "ConformanceSupport",
    dependencies: ["Scenarios", "UIKitModel", "VoiceOver", "AccessibilityModel"],
    path: "Tests/ConformanceSupport"),
]

let tests: [Target] = [
  .testTarget(
    name: "ConformanceTests",
    dependencies: [
      "ConformanceSupport", "Scenarios", "UIKitModel", "VoiceOver", "AccessibilityModel",
    ]),
  .testTarget(
    name: "PageConformanceTests", dependencies: ["assay", "ConformanceSupport", "UIKitModel"]),
  .testTarget(
    name: "ConformanceSupportTests",
    dependencies: ["ConformanceSupport", "Scenarios", "UIKitModel", "AccessibilityModel"]),
  suite("AccessibilityModelTests", ["AccessibilityModel"]),
  suite("UIKitModelTests", ["UIKitModel", "AccessibilityModel"]),
  suite("VoiceOverTests", ["VoiceOver", "AccessibilityModel"]),
  suite("ScenariosTests", ["Scenarios", "UIKitModel", "VoiceOver", "AccessibilityModel"]),
  suite("VoiceOverCommandTests", ["VoiceOverCommand"]),
  suite("DiagnosticsTests", ["Diagnostics"]),
  suite("InputsTests", ["Inputs", "Diagnostics"]),
  suite("GuideMarkupTests", ["GuideMarkup", "Diagnostics"]),
  suite("TemplatesTests", ["Templates", "Diagnostics"]),
  suite("GuidesTests", ["Guides", "GuideMarkup", "Inputs", "Diagnostics"]),
  suite("TestResultsTests", ["TestResults", "Inputs", "Diagnostics"]),
  suite("ReferenceTests", ["Reference", "Guides", "GuideMarkup", "TestResults", "Diagnostics"]),
  suite(
    "PagesTests",
    ["Pages", "Reference", "Guides", "TestResults", "GuideMarkup", "Templates", "Diagnostics"]),
  suite("SiteTests", ["Site", "Pages", "Templates", "Inputs", "Diagnostics"]),
  suite("AssayCommandsTests", ["AssayCommands", "Reference", "TestResults", "Inputs"]),
  suite("EndToEndTests", ["assay"]),
  suite("RepositoryTests", ["Diagnostics"]),
]

let package = Package(
  name: "assay",
  products: [
    .executable(name: "assay", targets: ["assay"]),
    .executable(name: "voiceover", targets: ["VoiceOverCommand"]),
  ],
  targets: system + model + generator + support + tests,
  swiftLanguageModes: [.v6]
)

func module(_ name: String, _ imports: [String]) -> Target {
  .target(name: name, dependencies: imports.map { .init(stringLiteral: $0) })
}

func program(_ name: String, _ imports: [String]) -> Target {
  .executableTarget(name: name, dependencies: imports.map { .init(stringLiteral: $0) })
}

func suite(_ name: String, _ imports: [String]) -> Target {
  .testTarget(
    name: name,
    dependencies: (imports + ["DiagnosticsTestSupport"]).map { .init(stringLiteral: $0) },
    exclude: [])
}

// Last, so that every target above gets it: one set of compiler settings for all.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
