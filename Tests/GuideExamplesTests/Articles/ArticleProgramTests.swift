import Diagnostics
import GuideExamples
import GuideMarkup
import Testing

/// Which blocks of a DocC article are one program.
@Suite struct ArticleProgramTests {
  private func extracted(
    _ text: String, module: String? = nil, leavingOut: Set<Int> = []
  ) throws -> ExtractedExamples {
    let parsed = GuideParser.parse(
      Array(text.utf8), path: "a.md", name: "a",
      defaults: GuideDefaults(examples: .article, module: module))
    return ExampleExtractor.extract(
      from: try #require(parsed.guide), leavingOut: leavingOut)
  }

  /// The code of each program.
  private func programs(
    _ text: String, module: String? = nil, leavingOut: Set<Int> = []
  ) throws -> [String] {
    try extracted(text, module: module, leavingOut: leavingOut).examples.map { example in
      example.files.flatMap(\.fences).flatMap(\.body).map(\.text).joined(separator: "\n")
    }
  }

  private func block(_ code: String) -> String { "```swift\n\(code)\n```\n" }

  @Test func blocksContinueUntilANameIsDeclaredAgain() throws {
    let text =
      block("struct Book {}\nlet a = Book()") + block("print(a)")
      + block("struct Shelf {}") + block("let a = Shelf()")
    #expect(
      try programs(text) == [
        "struct Book {}\nlet a = Book()\nprint(a)\nstruct Shelf {}",
        "struct Book {}\n\nstruct Shelf {}\nlet a = Shelf()",
      ])
  }

  @Test func whatUsesANameThatIsGoneGoesToo() throws {
    let text =
      block(
        "struct A {}\nstruct B { var a: A }\nfunc c() -> B? { nil }\nvar d = 1\nfunc e() { d = 2 }\nfunc f() {}"
      )
      + block("struct A {}")
    #expect(try programs(text).last == "\n\n\n\n\nfunc f() {}\nstruct A {}")
  }

  @Test func functionsWithOtherLabelsAreOthers() throws {
    let text =
      block("func open(a: Int) {}") + block("func open(b: Int) {}") + block("func open(a: Int) {}")
    #expect(try programs(text).count == 2)
  }

  @Test func onlyProgramsThatExpectSomethingRun() throws {
    let examples = try extracted(
      block("print(1)\n// Prints \"1\"") + block("let a = 1\nlet b = a") + block("let a = 2")
    )
    .examples
    #expect(examples.map(\.use) == [.run, .compileOnly])
    #expect(examples.map(\.build.isLinked) == [true, false])
  }

  @Test func aModulesDocumentationImportsIt() throws {
    #expect(
      try programs(block("let a = 1") + block("let a = 2"), module: "Library")
        == [1, 2].map {
          "#if canImport(Library)\nimport Library\n#endif\nimport Foundation\nlet a = \($0)"
        })
  }

  @Test func fillsInWhatIsLeftOut() throws {
    #expect(
      try programs(block("struct A {\n  ...\n  func b() { ... }\n}\n...\nlet c = 1...2  // ..."))
        == [
          "struct A {\n  \n  func b() { fatalError() }\n}\nfatalError()\nlet c = 1...2  // ..."
        ])
  }

  @Test func anAddressInATextIsNoComment() throws {
    let code = "func a() { let b = \"https://c.d\"; ... }"
    #expect(
      try programs(block("struct C {\n  ...\n}\nlet e = \"https://f...g\"\n" + code)).count == 1)
    let tested =
      block("let a = 1") + "\n<!--\n  - test: `x`\n\n  ```swifttest\n  >> func f(_ b: String) {\n"
      + "  >>   print(\"https://\" + b)\n  >> }\n  -> let a = 1\n  ```\n-->\n"
    #expect(try programs(tested).first?.contains("\"https://\" + b") == true)
  }

  @Test func blocksCanBeLeftOut() throws {
    let found = try extracted(block("let a = 1") + block("a.b()"), leavingOut: [4])
    #expect(found.examples.count == 1)
    #expect(found.plainFences.map(\.location.line) == [4])
  }

  @Test func aFormToFillInIsNoCode() throws {
    #expect(try extracted(block("if <#condition#> {}")).plainFences.count == 1)
  }

  @Test func anEntryPointBecomesATypeLikeOthers() throws {
    #expect(try programs(block("@main\nstruct A {}")) == ["     \nstruct A {}"])
  }

  @Test func attributesWorkAsInGuides() throws {
    let text = block("let a = 1") + "```swift fails=\"no member\"\na.b()\n```\n" + block("print(a)")
    #expect(try programs(text) == ["let a = 1\na.b()", "let a = 1\nprint(a)"])
  }

  @Test func theTestedFormAddsHiddenCode() throws {
    let text = """
      ```swift
      1 + 2  // three
      let b = a
      ```

      <!--
        - test: `sums`

        ```swifttest
        >> let a =
        -> 1 + 2  // three
        -> let b = a
        >> print(b)
        << 3
        ```
      -->

      ```swift
      let c = b
      ```

      <!--
        - test: `other`

        ```swifttest
        >> let b = 1
        -> let c = b
        ```
      -->

      """
    #expect(
      try programs(text) == [
        "let a = 1 + 2  // three\nlet b = a\nprint(b)", "let b = 1\nlet c = b",
      ])
  }

  @Test func theTestedFormSaysWhatTheCompilerRefuses() throws {
    let text = """
      ```swift
      let a = 1
      a = 2
      let b = 3
      ```

      <!--
        - test: `constants`

        ```swifttest
        -> let a = 1
        -> a = 2
        !$ error: cannot assign to value: 'a' is a 'let' constant
        -> let b = 3
        ```
      -->

      """
    let examples = try extracted(text).examples
    #expect(try programs(text) == ["let a = 1\nlet b = 3", "let a = 1\na = 2\nlet b = 3"])
    #expect(examples.map(\.mustFail) == [false, true])
  }

  @Test func oneBlockCanBePartOfSeveralPrograms() throws {
    func tested(_ names: String, _ code: String) -> String {
      block(code) + "\n<!--\n  - test: `\(names)`\n\n  ```swifttest\n  -> \(code)\n  ```\n-->\n\n"
    }
    let text =
      tested("one, two", "let a = 1") + tested("one", "print(a)") + tested("two", "print(a + 1)")
    #expect(try programs(text) == ["let a = 1\nprint(a)", "let a = 1\nprint(a + 1)"])
  }
}
