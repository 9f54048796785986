// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The folder in which a toolchain keeps the modules and libraries of swift-syntax, optimized.
///
/// Building the package swift-syntax takes a minute, or eight with optimization; every toolchain has
/// the same library ready, because macros need it. It is found by what this process has loaded: the
/// `swift` of a version manager does not stand in its toolchain.
let swiftSyntaxFolder: String = {
  let manifestLibrary = "/lib/swift/pm/ManifestAPI/libPackageDescription.so"
  // Files of /proc have no size: only reading to the end reads all of them.
  let loaded = FileHandle(forReadingAtPath: "/proc/self/maps").flatMap { try? $0.readToEnd() }
  let line = String(decoding: loaded ?? Data(), as: UTF8.self).split(separator: "\n")
    .first { $0.hasSuffix(manifestLibrary) }
  let library = line.flatMap { line in line.firstIndex(of: "/").map { line[$0...] } } ?? ""
  let folder = library.dropLast(manifestLibrary.count) + "/lib/swift/host"
  guard FileManager.default.fileExists(atPath: folder + "/SwiftParser.swiftmodule") else {
    fatalError("This toolchain has no swift-syntax in \(folder): use one from swift.org.")
  }
  return String(folder)
}()

/// The same strictness for every target: Swift 6, and imports and existentials that say what they are.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-I", swiftSyntaxFolder]),
  // Without optimization the names of generic types are decoded when they are first used, and each requirement is looked
  // for among all conformances of all libraries: a fifth of a launch. The compiler knows both.
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
    .when(configuration: .debug)),
]

/// For what authors wait for at each change, reading guides and drawing pages: optimized in debug builds
/// too, which are what people run.
///
/// Not for the modules whose declarations examples use: theirs would change with the bodies of functions,
/// and all examples would be compiled again. Solving constraints and measuring text, which examples wait for at
/// each layout, are optimized, and change rarely.
let optimized: [SwiftSetting] =
  strict + [
    .unsafeFlags(
      // Of the whole module, with an object for each file, as the index wants it.
      ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
      .when(configuration: .debug))
  ]

/// Tests import Swift Testing beside a module named `UIKit`.
///
/// The compiler would look for the overlay that Apple's SDK has for that pair, and there is none
/// here.
let strictTests: [SwiftSetting] =
  strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// For the targets that parse Swift.
let linkingSwiftSyntax: [LinkerSetting] = [
  .unsafeFlags([
    "-L", swiftSyntaxFolder, "-lSwiftSyntax", "-lSwiftParser",
    "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxFolder,
  ])
]

let examplePackage = "Content/reference/package"

let package = Package(
  name: "Reprise",
  products: [
    .executable(name: "reprise", targets: ["reprise"]),
    .executable(name: "reprise-bench", targets: ["Benchmarks"]),
    .executable(name: "reprise-dialect-bench", targets: ["DialectBenchmarks"]),
    .executable(name: "reprise-bench-constraints", targets: ["ConstraintBenchmarks"]),
    .executable(name: "reprise-bench-verify", targets: ["VerifyBenchmarks"]),
    .executable(name: "reprise-bench-site", targets: ["SiteBenchmarks"]),
    .executable(name: "reprise-fuzz", targets: ["Fuzzing"]),
    .executable(name: "reprise-mutants", targets: ["Mutations"]),
    .executable(name: "reprise-methods", targets: ["MethodCatalogue"]),
    // Between the runner and every program of an example.
    .executable(name: "reprise-supervisor", targets: ["Supervisor"]),
    // Becomes the program of an example in a process in which the engine is loaded already.
    .executable(name: "reprise-launcher", targets: ["Launcher"]),
    // Parses untrusted code before any other process does, and may crash.
    .executable(name: "reprise-parser-trial", targets: ["ParserTrial"]),
    // Dynamic, so that an example links in milliseconds.
    .library(
      name: "RepriseEngine", type: .dynamic,
      targets: ["UIKit", "ExampleSupport", "ScriptSupport"]),
    // For the tests of other packages.
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit", "UIKit", "_Testing_UIKit"]),
    // Preloaded into the compiler and the linker, which are loaded once and forked for each example.
    .library(name: "RepriseForkServer", type: .dynamic, targets: ["ForkServer"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
  ],
  targets: [
    // Level 0: values that know nothing of each other's makers.
    .target(name: "ConstraintSolver", exclude: ["README.md"], swiftSettings: optimized),
    .target(name: "Diagnostics", swiftSettings: strict),
    .target(name: "KeyedArchive", swiftSettings: strict),
    .target(name: "RunRecord", dependencies: ["KeyedArchive"], swiftSettings: strict),
    .systemLibrary(
      name: "CCMarkGFM",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]
    ),
    .target(name: "HashSeed"),
    .target(name: "CrashReport"),
    .target(name: "ClockInterposer"),
    .target(name: "DeviceInterposer"),
    .target(
      name: "BoundedParsing", swiftSettings: optimized, linkerSettings: linkingSwiftSyntax),
    .executableTarget(
      name: "ParserTrial", swiftSettings: optimized, linkerSettings: linkingSwiftSyntax),
    .target(name: "ScriptSupport", swiftSettings: strict),
    .target(name: "StableHashing", swiftSettings: optimized),
    .target(
      name: "TextLayout", exclude: ["README.md", "Tables/make_tables.py"], swiftSettings: optimized),

    .target(name: "_Testing_UIKit", swiftSettings: strict),

    // Level 1: the engine, and the readers of Markdown and of Swift.
    .target(
      name: "UIKit", dependencies: ["ConstraintSolver", "KeyedArchive", "RunRecord", "TextLayout"],
      exclude: ["CHOICES.md", "README.md"], swiftSettings: strict),
    .target(
      name: "AppleDialect",
      dependencies: ["BoundedParsing", "Diagnostics"],
      swiftSettings: strict,
      linkerSettings: linkingSwiftSyntax
    ),
    .target(
      name: "GuideMarkup",
      dependencies: ["CCMarkGFM", "Diagnostics", .product(name: "Yams", package: "Yams")],
      swiftSettings: optimized
    ),
    .target(
      name: "CodeHighlighting", dependencies: ["BoundedParsing"], swiftSettings: optimized,
      linkerSettings: linkingSwiftSyntax),

    // Level 2: what is linked into examples, and what an example is.
    .target(
      name: "ExampleSupport",
      dependencies: [
        "ClockInterposer", "CrashReport", "DeviceInterposer", "HashSeed", "RunRecord",
        "ScriptSupport",
        "UIKit",
      ],
      swiftSettings: strict),
    .target(
      name: "GuideExamples",
      dependencies: ["AppleDialect", "Diagnostics", "GuideMarkup", "KeyedArchive", "RunRecord"],
      swiftSettings: optimized
    ),

    .target(
      name: "HeadlessUIKit",
      dependencies: ["ExampleSupport", "KeyedArchive", "RunRecord", "UIKit"],
      swiftSettings: optimized),

    // Level 3: running examples, and describing pages.
    // Without Swift's runtime and without libraries: it starts between the runner and every program.
    .target(name: "Supervision", cSettings: [.unsafeFlags(["-fvisibility=hidden"])]),
    .executableTarget(
      name: "Supervisor", dependencies: ["Supervision"],
      linkerSettings: [.unsafeFlags(["-nostartfiles", "-static-executable"])]),
    .target(
      name: "ForkServer", dependencies: ["Supervision"],
      // The program's own functions stay what they are.
      cSettings: [.unsafeFlags(["-fvisibility=hidden"])],
      linkerSettings: [.unsafeFlags(["-nostartfiles"])]),
    .executableTarget(
      name: "Launcher",
      // What it has in place of the C library's and Foundation's functions, their callers must find.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .target(
      name: "ExampleRunner",
      dependencies: [
        "AppleDialect", "Diagnostics", "GuideExamples", "GuideMarkup", "KeyedArchive", "RunRecord",
        "StableHashing",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "SiteModel",
      dependencies: ["Diagnostics", "GuideExamples", "GuideMarkup", "KeyedArchive", "RunRecord"],
      swiftSettings: optimized
    ),
    .target(
      name: "SiteHTML",
      dependencies: [
        "CodeHighlighting", "Diagnostics", "GuideExamples", "GuideMarkup", "KeyedArchive",
        "RunRecord", "SiteModel",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      exclude: ["README.md"],
      swiftSettings: optimized
    ),

    // Level 4: the order of the stages.
    .target(
      name: "SiteBuilder",
      dependencies: [
        "AppleDialect", "CodeHighlighting", "Diagnostics", "ExampleRunner", "GuideExamples",
        "GuideMarkup", "KeyedArchive", "RunRecord", "SiteHTML", "SiteModel", "StableHashing",
      ],
      swiftSettings: optimized
    ),

    // Level 5: the site while it is written, on this machine alone.
    .target(
      name: "SiteServer",
      dependencies: [
        "Diagnostics", "ExampleRunner", "GuideExamples", "GuideMarkup", "RunRecord", "SiteBuilder",
        "SiteHTML", "SiteModel",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      exclude: ["README.md"],
      swiftSettings: strict
    ),

    // Level 6: the command.
    .target(
      name: "RepriseCommand",
      dependencies: [
        "AppleDialect", "Diagnostics", "ExampleRunner", "GuideExamples", "GuideMarkup",
        "KeyedArchive", "RunRecord", "SiteBuilder", "SiteHTML", "SiteModel", "SiteServer",
        "StableHashing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(name: "reprise", dependencies: ["RepriseCommand"], swiftSettings: strict),

    // What saving and restoring cost: `make bench`.
    .target(name: "HeapCounter"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "HeapCounter", "UIKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // What the pass over an app's sources costs, beside compiling them: `make bench`.
    .executableTarget(
      name: "DialectBenchmarks",
      dependencies: [
        "AppleDialect", "Diagnostics", "ExampleRunner", "GuideExamples",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // What solving the constraints of a large screen costs, beside kiwi: `make bench`.
    .executableTarget(
      name: "ConstraintBenchmarks",
      dependencies: [
        "ConstraintSolver",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["kiwi.py"],
      swiftSettings: strict),

    // What checking guides costs, beside the compiler's driver.
    .executableTarget(
      name: "VerifyBenchmarks",
      dependencies: [
        "AppleDialect", "Diagnostics", "ExampleRunner", "GuideExamples", "GuideMarkup", "RunRecord",
        "SiteBuilder",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // What writing a site costs, beside Hugo: `make bench`.
    .executableTarget(
      name: "SiteBenchmarks",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: strict),

    // Damaged files and guides, read and restored: `make fuzz`, and shorter in the tests.
    .target(
      name: "ArchiveFuzzing", dependencies: ["KeyedArchive", "RunRecord", "UIKit"],
      swiftSettings: strict),
    .target(
      name: "GuideFuzzing",
      dependencies: [
        "AppleDialect", "CodeHighlighting", "Diagnostics", "ExampleRunner", "GuideExamples",
        "GuideMarkup", "RunRecord",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "ArchiveFuzzing", "GuideFuzzing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // Changes of the sources that tests should notice: `make mutants`.
    .executableTarget(
      name: "Mutations",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser")
      ],
      swiftSettings: strict, linkerSettings: linkingSwiftSyntax),

    // The tables of UIKit's methods in the dialect pass, made from the engine's sources: `make methods`.
    .executableTarget(
      name: "MethodCatalogue",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser")
      ],
      swiftSettings: strict, linkerSettings: linkingSwiftSyntax),

    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"],
      exclude: ["Kiwi/requirements.txt", "Kiwi/systems.py", "Kiwi/systems.txt"],
      swiftSettings: strictTests),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strictTests),
    .testTarget(
      name: "KeyedArchiveTests", dependencies: ["ArchiveFuzzing", "KeyedArchive"],
      exclude: ["Golden/Files"],
      swiftSettings: strictTests),
    .testTarget(name: "RunRecordTests", dependencies: ["RunRecord"], swiftSettings: strictTests),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout"], swiftSettings: strictTests),
    .testTarget(
      name: "AppleDialectTests", dependencies: ["AppleDialect", "MethodCatalogue"],
      exclude: ["Methods/callers.md"], swiftSettings: strictTests),
    .testTarget(
      name: "GuideMarkupTests", dependencies: ["GuideMarkup"], swiftSettings: strictTests),
    .testTarget(
      name: "CodeHighlightingTests", dependencies: ["CodeHighlighting"],
      swiftSettings: strictTests),
    .testTarget(
      name: "GuideExamplesTests", dependencies: ["GuideExamples"], swiftSettings: strictTests),
    .testTarget(
      name: "ExampleRunnerTests", dependencies: ["ExampleRunner"], swiftSettings: strictTests),
    .testTarget(name: "SiteHTMLTests", dependencies: ["SiteHTML"], swiftSettings: strictTests),
    // The engine is tested as examples use it: programs compiled against it, run in processes.
    .testTarget(
      name: "UIKitTests", dependencies: ["ExampleRunner", "UIKit"],
      exclude: [
        "Archive/faults.md", "Corpus/corpus.md", "Facts/facts.md", "Facts/table.md",
        "Peers/cases.md",
        "Symbols/symbols.md",
      ],
      swiftSettings: strictTests),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "UIKit", "_Testing_UIKit"],
      swiftSettings: strict),
    // The package that shows how others test with the engine: its code and its tests, as they are.
    .target(
      name: "Shelf", dependencies: ["HeadlessUIKit", "UIKit"],
      path: "\(examplePackage)/Sources/Shelf"),
    .testTarget(
      name: "ShelfTests", dependencies: ["HeadlessUIKit", "Shelf", "UIKit", "_Testing_UIKit"],
      path: "\(examplePackage)/Tests/ShelfTests"),
    // The command is tested as a user runs it: the executable, on folders of guides.
    .testTarget(
      name: "RepriseCommandTests", dependencies: ["ExampleRunner", "SiteServer", "reprise"],
      exclude: ["Reference/Faults", "Verifying/Schemas"],
      swiftSettings: strictTests),
  ],
  swiftLanguageModes: [.v6]
)

/// What is left out where the environment names the parts of the package that are wanted: what only
/// benchmarks and mutation, and for those who build the tool alone (`make build`), what only tests,
/// fuzzing and other packages need.
let benchmarks: Set = [
  "Benchmarks", "ConstraintBenchmarks", "DialectBenchmarks", "HeapCounter", "Mutations",
  "SiteBenchmarks", "VerifyBenchmarks",
]
let fuzzing: Set = ["ArchiveFuzzing", "Fuzzing", "GuideFuzzing"]
let forOtherPackages: Set = ["HeadlessUIKit", "Shelf", "_Testing_UIKit"]

switch Context.environment["REPRISE_PARTS"] {
case "tool":
  package.targets.removeAll {
    $0.type == .test || $0.name == "MethodCatalogue"
      || benchmarks.union(fuzzing).union(forOtherPackages).contains($0.name)
  }
  package.products.removeAll {
    ["HeadlessUIKit", "reprise-fuzz", "reprise-methods", "reprise-mutants"].contains($0.name)
      || $0.name.contains("-bench")
  }
case "tests":
  package.targets.removeAll { benchmarks.contains($0.name) }
  package.products.removeAll { $0.name == "reprise-mutants" || $0.name.contains("-bench") }
default: break
}

// SwiftPM builds a target again if a module changes that the target declares, but not if only its dependencies
// declare that module. When a structure there gets another stored property, what is not built again reads and writes
// the wrong bytes (https://github.com/swiftlang/swift-package-manager/issues/10502). So each target declares all of them.
let names = Set(package.targets.map(\.name))
let dependencies = Dictionary(
  uniqueKeysWithValues: package.targets.map { target in
    (
      target.name,
      target.dependencies.compactMap { dependency in
        if case .byNameItem(let name, _) = dependency, names.contains(name) { name } else { nil }
      }
    )
  })
for target in package.targets {
  let declared = dependencies[target.name] ?? []
  var all = declared
  var next = 0
  while next < all.count {
    all += (dependencies[all[next]] ?? []).filter { !all.contains($0) }
    next += 1
  }
  target.dependencies += all.dropFirst(declared.count).map { .byName(name: $0) }
}
