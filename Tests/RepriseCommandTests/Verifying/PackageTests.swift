import Foundation
import Testing

/// `--package` and `package:` in `site.yaml`: guides to a Swift package.
@Suite struct PackageTests {
  private static let guide = """
    # Guide

    ```swift run
    import Greeting
    print(greeting())  // Prints "one"
    ```

    """

  /// A package with a library target in two files, which uses a C target and has an executable.
  private static let package = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Greeting", products: [.library(name: "Greeting", targets: ["Greeting"])],
      targets: [
        .target(name: "CWord"), .target(name: "Greeting", dependencies: ["CWord"]),
        .executableTarget(name: "greet", dependencies: ["Greeting"]),
      ])

    """,
    "Sources/CWord/word.c": "#include \"word.h\"\nint word(void) { return 1; }\n",
    "Sources/CWord/include/word.h": "int word(void);\n",
    "Sources/Greeting/Greeting.swift":
      "import CWord\npublic func greeting() -> String { name(of: Int(word())) }\n",
    "Sources/Greeting/Names.swift":
      "func name(of number: Int) -> String { number == 1 ? \"one\" : \"other\" }\n",
    "Sources/greet/main.swift": "import Greeting\nprint(greeting())\n",
  ]

  private func build(_ project: GuideProject) async throws {
    let built = try await project.run(
      "swift", ["build"], environment: ["TMPDIR": project.folder.path])
    try #require(built.exitCode == 0, "\(built.output)\(built.errors)")
  }

  @Test func examplesImportWhatThePackageBuilt() async throws {
    try await GuideProject.with(guide: Self.guide) { project in
      for (path, text) in Self.package { try project.folder.write(text, to: path) }
      let unbuilt = try await project.reprise("verify", "--package", ".")
      #expect(
        unbuilt.errors.contains(
          "The package in `.` is not built. Run `swift build --package-path .`."))
      try await build(project)
      #expect(try await project.reprise("verify", "--package", ".").findings == "")
      // Without the option, the site says it.
      let without = try await project.reprise("verify")
      #expect(
        without.findings.contains(
          "fix: if it is a module of a Swift package, name the package with --package, or in site.yaml"
        ))
      try project.looks.write("package: .\n", to: "site.yaml")
      #expect(try await project.reprise("verify").findings == "")
      // What has changed and is not built again is said.
      try project.folder.write(
        "func name(of number: Int) -> String { \"two\" }\n", to: "Sources/Greeting/Names.swift")
      let outdated = try await project.reprise("verify")
      #expect(outdated.exitCode == 0)
      #expect(
        outdated.findings.contains(
          "Names.swift:1:1: warning: the package has changed since it was built, so examples use its old code [package.outdated]"
        ))
      try await build(project)
      let changed = try await project.reprise("verify")
      #expect(changed.findings.hasPrefix("Content/guide.md:5:20: error: the line printed"))
    }
  }

  @Test(arguments: ["/tmp/other", "../other", "other"])
  func aSiteNamesOnlyAFolderThatItIsIn(_ path: String) async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try project.looks.write("package: \(path)\n", to: "site.yaml")
      let verified = try await project.reprise("verify")
      #expect(
        verified.findings.hasPrefix(
          "Site/site.yaml:1:10: error: `\(path)` is not a folder that the project is in [site.package-elsewhere]"
        ))
    }
  }

  @Test func aSiteGivesExamplesNothingElsewhere() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try project.looks.write("package: .\n", to: "site.yaml")
      for (importPath, object) in [
        ("/etc/Modules", ""), ("", "/etc/passwd"), ("", "Content/../../a.o"),
      ] {
        let modules =
          importPath.isEmpty ? "\(project.folder.path)/.build/debug/Modules" : importPath
        let objects = object.isEmpty ? "" : "\"\(object)\""
        try project.folder.write(
          """
          {"swiftCommands": {"a": {"moduleName": "A", "importPath": "\(modules)", "isLibrary": true,
            "objects": [\(objects)], "sources": [], "otherArguments": []}}}
          """, to: ".build/debug/description.json")
        let verified = try await project.reprise("verify")
        #expect(verified.exitCode == 70)
        #expect(
          verified.errors.contains(
            "which is not in the folder of the package that site.yaml names"))
      }
    }
  }

  @Test func aFolderIsNoLibrary() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      let verified = try await project.reprise("verify", "--library", ".")
      #expect(verified.exitCode == 2)
      #expect(verified.errors.contains("--library: `.` is a folder."))
    }
  }
}
