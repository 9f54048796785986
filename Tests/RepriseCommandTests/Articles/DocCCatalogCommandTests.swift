import Foundation
import Testing

/// `--dialect docc`: a DocC catalog, verified and built as it is.
@Suite struct DocCCatalogCommandTests {
  private static let library = """
    # ``Library``

    Books on shelves.

    ## Topics

    ### First steps

    - <doc:Opening-Books>

    """

  private static let books = """
    # Opening Books

    Read <doc:Library#Topics> first.

    ```swift
    struct Book { var title: String }
    let book = Book(title: "Emma")
    ```

    > Note: A book has one title.

    ```swift
    print("I read \\(book.title)")
    // Prints "I read Emma"
    ```

    ```swift
    let book = Book(title: "Persuasion")
    print(book.title)
    // Prints "Persuasion"
    ```

    """

  private func verify(
    _ files: [String: String], _ arguments: String...
  ) async throws -> (output: String, findings: String, exitCode: Int32) {
    try await GuideProject.with(files) { project in
      let finished = try await project.reprise(["verify", "--dialect", "docc"] + arguments)
      return (finished.output, finished.findings, finished.exitCode)
    }
  }

  @Test func `a catalog is verified as it is`() async throws {
    let found = try await verify(["Library.md": Self.library, "Opening Books.md": Self.books])
    #expect(found.findings == "")
    #expect(found.output.hasSuffix(": 2 expectations met; 3 of 3 blocks compile\n"))
    #expect(found.exitCode == 0)
  }

  @Test func `what does not compile is a warning, and a name that is missing is one for its page`()
    async throws
  {
    let text = """
      # Shelves

      ```swift
      shelf.open()
      ```

      ```swift
      let a: Int = "a"
      ```

      ```swift
      shelf.close()
      ```

      ```swift
      print(1)
      // Prints "1"
      ```

      """
    let found = try await verify(["Shelves.md": text])
    #expect(
      found.findings == """
        Content/Shelves.md:4:1: warning: this page does not declare `shelf` [article.not-declared]
            4 | shelf.open()
              | ^
            note: It is also used on line 12.
            fix: declare it in a comment above this block: a line `<!-- reprise: hidden`, a code block, and a line `-->`

        Content/Shelves.md:8:14: warning: cannot convert value of type 'String' to specified type 'Int' [swift.error]
            8 | let a: Int = "a"
              |              ^


        """)
    #expect(
      found.output.hasSuffix(
        "; 1 of 4 blocks compile, 2 use a name that their page does not declare\n"))
    #expect(found.exitCode == 0)
  }

  @Test func `an expectation in a block that does not compile is an error`() async throws {
    let text =
      "# A\n\n```swift\nshelf.open()\n// Prints \"open\"\n```\n\n```swift\nlet a = 1\n```\n"
    let found = try await verify(["A.md": text])
    #expect(found.findings.contains("A.md:5:1: error: this block is not run"))
    #expect(found.exitCode == 1)
  }

  @Test func `a block that needs one that does not compile names it`() async throws {
    let text =
      "# A\n\n```swift\nlet a = b\n```\n\n```swift\nprint(a)\n```\n\n```swift\nlet c = 1\n```\n"
    let found = try await verify(["A.md": text])
    #expect(
      found.findings.contains(
        "A.md:8:7: warning: the block that declares `a`, on line 3, does not compile"))
  }

  @Test func `hidden code in a comment is part of the program`() async throws {
    let text = """
      # A

      <!-- reprise: hidden
      ```swift
      struct Shelf { func open() { print("open") } }
      ```
      -->

      ```swift
      Shelf().open()
      // Prints "open"
      ```

      """
    let found = try await verify(["A.md": text])
    #expect(found.findings == "")
    #expect(found.output.hasSuffix("1 expectation met; 2 of 2 blocks compile\n"))
  }

  @Test func `attributes in a comment that no block follows are an error`() async throws {
    let text = "# A\n\n<!-- reprise: skip=\"x\" -->\n\nText.\n\n```swift\nlet a = 1\n```\n"
    let found = try await verify(["A.md": text])
    #expect(
      found.findings.hasPrefix("Content/A.md:3:1: error: no code block follows this comment"))
    #expect(found.exitCode == 1)
  }

  @Test func `an expectation that is not met fails at its line`() async throws {
    let text = "# A\n\n```swift\nprint(1)\n// Prints \"2\"\n```\n"
    let found = try await verify(["A.md": text])
    #expect(found.findings.hasPrefix("Content/A.md:5:1: error: "))
    #expect(found.exitCode == 1)
  }

  @Test func `a catalog of which nothing compiles fails`() async throws {
    let found = try await verify(["A.md": "# A\n\n```swift\nimport Library\n```\n"])
    #expect(
      found.findings.contains("error: no block of the catalog compiles [project.no-example]"))
    #expect(found.exitCode == 1)
  }

  @Test func `a snippet of the package is included`() async throws {
    try await GuideProject.with([:]) { project in
      try project.folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
      try project.folder.write(
        "print(\"snippet\")\n// Prints \"snippet\"\n", to: "Snippets/First.swift")
      try project.folder.write(
        "# A\n\n@Snippet(path: \"library/Snippets/First\")\n\nText.\n", to: "Sources/Docs.docc/A.md"
      )
      let finished = try await project.reprise(
        "verify", "--dialect", "docc", "--content", "Sources/Docs.docc")
      #expect(finished.findings == "")
      #expect(finished.output.hasSuffix("1 expectation met; 1 of 1 block compiles\n"))
      #expect(finished.exitCode == 0)
    }
  }

  @Test func `a site is built of a catalog`() async throws {
    let files = ["Library.md": Self.library, "Opening Books.md": Self.books]
    try await GuideProject.with(files) { project in
      let finished = try await project.reprise("build", "--dialect", "docc")
      #expect(finished.exitCode == 0, "\(finished.errors)")
      let page = try project.site.text("Opening Books.html")
      #expect(page.contains("Opening Books</h1>"))
      #expect(page.contains("A book has one title."))
      #expect(page.contains("<a href=index.html#topics>Topics</a>"))
      #expect(try project.site.text("index.html").contains("First steps"))
    }
  }
}
