// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that neither the product nor its tests wait for it.
let package = Package(
  name: "benchmarks",
  targets: [
    .target(
      name: "CFloor",
      linkerSettings: [.linkedLibrary("cmark-gfm"), .linkedLibrary("cmark-gfm-extensions")]),
    .executableTarget(name: "benchmarks", dependencies: ["CFloor"], path: "Sources/Benchmarks"),
  ],
  swiftLanguageModes: [.v6]
)
