import Foundation
import Testing

/// Guides of any Swift project: pages whose blocks continue each other, and a package's modules.
struct GeneralGuideTests {
  @Test func blocksOfAPageContinueEachOther() async throws {
    let guide = """
      ---
      examples: page
      ---
      # Page

      ```swift
      var greeting = "Hello"
      ```

      - In a list:

        ```swift hidden
        greeting += ", world"
        ```

      ```swift fails="cannot assign value of type 'Int'"
      greeting = 1
      ```

      ```swift
      print(greeting)
      // Prints "Hello, world"
      greeting.count  // => 12
      ```

      Another program:

      ```swift run
      let greeting = 1
      ```

      ```swift
      print(greeting)  // Prints "1"
      ```

      ```swift compile-only
      fatalError("\\(greeting)")
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.findings == "")
      #expect(
        verified.output == """
          Content/guide.md:36: `run-4` is only compiled
          1 guide, 4 examples, 2 launches, 1 only compiled \(WorkingIsolation.text): 4 expectations met

          """)
      try project.content.write(
        guide.replacing("var greeting", with: "let greeting"), to: "guide.md")
      let broken = try await project.reprise("verify")
      #expect(broken.exitCode == 1)
      #expect(
        broken.findings.contains(
          "Content/guide.md:13:12: error: left side of mutating operator isn't mutable"))
    }
  }

  @Test func commentOfABlockSpeaksForWhatThatBlockPrints() async throws {
    let guide = """
      ---
      examples: page
      ---
      # Page

      ```swift
      class Door { deinit { print("closed") } }
      func knock(_ count: Int) {
        for _ in 0..<count { print("knock") }
      }
      knock(3)
      ```

      ```swift
      var door: Door? = Door()
      print("open")
      // Prints "open".
      ```

      ```swift
      knock(1)
      door = nil
      // Prints "knock".
      // Prints "closed".
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      #expect(try await project.reprise("verify").findings == "")
      // What another block printed does not stand in for what this one does not.
      try project.content.write(guide.replacing("knock(1)\n", with: ""), to: "guide.md")
      let broken = try await project.reprise("verify")
      #expect(
        broken.findings == """
          Content/guide.md:22:1: error: this was never printed [prints.never-printed]
              22 | // Prints "knock".
                 | ^
              - knock
              + closed


          """)
    }
  }

  @Test func refuseAScopeThatThereIsNot() async throws {
    let verified = try await GuideProject.with(guide: "---\nexamples: pgae\n---\n# A\n") {
      try await $0.reprise("verify")
    }
    #expect(
      verified.findings.hasPrefix(
        """
        Content/guide.md:2:11: error: `examples` cannot be `pgae` [front-matter.unknown-value]
            2 | examples: pgae
              |           ^~~~
            fix: did you mean `page`?
        """))
  }

  @Test func importAPackagesModules() async throws {
    let guide =
      "# Guide\n\n```swift run\nimport Greeting\nprint(greeting())  // Prints \"one\"\n```\n"
    try await GuideProject.with(guide: guide) { project in
      let library = project.folder.path
      func compile(_ word: String) async throws {
        try project.folder.write(
          "public func greeting() -> String { \"\(word)\" }\n", to: "Greeting.swift")
        let compiler = try await project.run(
          "swiftc",
          [
            "-emit-library", "-emit-module", "-module-name", "Greeting", "Greeting.swift",
            "-o", "libGreeting.so",
          ], environment: ["TMPDIR": library])
        try #require(compiler.exitCode == 0, "\(compiler.errors)")
      }
      try await compile("one")
      let options = ["--import-path", ".", "--library", "libGreeting.so"]
      let without = try await project.reprise("verify")
      #expect(without.findings.hasPrefix("Content/guide.md:4:8: error: no such module 'Greeting'"))
      #expect(try await project.reprise(["verify"] + options).findings == "")
      // Another library is another program, whatever the guide says.
      try await compile("two")
      let changed = try await project.reprise(["verify"] + options)
      #expect(changed.findings.hasPrefix("Content/guide.md:5:20: error: the line printed"))
      let missing = try await project.reprise("verify", "--library", "libOther.so")
      #expect(missing.exitCode == 2)
      #expect(missing.errors.contains("there is no file `libOther.so`"))
    }
  }

  @Test func noticeAnotherLibraryThatALibraryLoads() async throws {
    let guide =
      "# Guide\n\n```swift run\nimport Greeting\nprint(greeting())  // Prints \"one\"\n```\n"
    try await GuideProject.with(guide: guide) { project in
      func compile(_ module: String, _ text: String, _ arguments: String...) async throws {
        try project.folder.write(text, to: "\(module).swift")
        let compiler = try await project.run(
          "swiftc",
          [
            "-emit-library", "-emit-module", "-module-name", module, "\(module).swift", "-o",
            "lib\(module).so",
          ] + arguments, environment: ["TMPDIR": project.folder.path])
        try #require(compiler.exitCode == 0, "\(compiler.errors)")
      }
      try await compile("Word", "public func word() -> String { \"one\" }\n")
      try await compile(
        "Greeting", "import Word\npublic func greeting() -> String { word() }\n", "-I", ".", "-L",
        ".", "-lWord", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN")
      let options = ["--import-path", ".", "--library", "libGreeting.so"]
      #expect(try await project.reprise(["verify"] + options).findings == "")
      // Of the same length, so that nothing but its content tells.
      try await compile("Word", "public func word() -> String { \"two\" }\n")
      let changed = try await project.reprise(["verify"] + options)
      #expect(changed.findings.hasPrefix("Content/guide.md:5:20: error: the line printed"))
    }
  }

  @Test func noticeAnotherLibraryThatAProgramOpens() async throws {
    try await GuideProject.with(
      guide: """
        # Guide

        ```swift run
        import Opening
        print(word())  // Prints "1"
        ```

        """
    ) { project in
      func compile(_ module: String, _ text: String, to file: String) async throws {
        try project.folder.write(text, to: "\(module).swift")
        let compiler = try await project.run(
          "swiftc",
          ["-emit-library", "-emit-module", "-module-name", module, "\(module).swift", "-o", file],
          environment: ["TMPDIR": project.folder.path])
        try #require(compiler.exitCode == 0, "\(compiler.errors)")
      }
      func compileWord(_ number: Int) async throws {
        // No library by its name.
        try await compile(
          "Word", "@_cdecl(\"word\") public func word() -> Int { \(number) }\n", to: "word.plugin")
      }
      try await compileWord(1)
      try await compile(
        "Opening",
        """
        import Glibc
        public func word() -> Int {
          let library = dlopen("\(project.folder.path)/word.plugin", RTLD_NOW)
          typealias Word = @convention(c) () -> Int
          return unsafeBitCast(dlsym(library, "word"), to: Word.self)()
        }

        """, to: "libOpening.so")
      let options = ["--import-path", ".", "--library", "libOpening.so"]
      #expect(try await project.reprise(["verify"] + options).findings == "")
      try await compileWord(2)
      let changed = try await project.reprise(["verify"] + options)
      #expect(changed.findings.hasPrefix("Content/guide.md:5:16: error: the line printed"))
    }
  }
}
