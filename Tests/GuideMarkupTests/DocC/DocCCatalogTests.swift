import GuideMarkup
import Testing

/// DocC's Markdown as that of guides, line for line.
@Suite struct DocCCatalogTests {
  /// The lines of the article `Shelf` in a catalog with another article, a module's page and an image.
  private func lines(of text: String, in name: String = "Shelf") -> [String] {
    let articles = [
      name: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      "Guides/Finding Books": [
        "# Finding Books", "", "Where books are.", "", "## By Author's Name",
      ],
      "Library": [
        "# ``Library``", "", "Books on shelves.", "", "## Topics", "", "### First steps",
        "", "- <doc:Shelf>", "- <doc:Finding-Books>", "- ``Book``", "", "### Symbols",
        "- ``Shelf``",
      ],
    ]
    let images = ["Images/shelf~dark@2x.png", "Images/shelf@2x.png"]
    return DocCCatalog(
      articles: articles, assets: images, codeFiles: ["Resources/loan-01.swift"]
    ).lines(
      of: name, guides: ["Library": "index"])
  }

  @Test func linksArticlesByTheirTitles() {
    #expect(
      lines(
        of:
          "# Shelf\n\nSee <doc:Finding-Books>, <doc:finding-books#By-Authors-Name> and [all](doc:Library)."
      )
      .last
        == "See [Finding Books](<Guides/Finding Books.md>), "
        + "[By Author's Name](<Guides/Finding Books.md#by-authors-name>) and [all](<index.md>).")
  }

  @Test func linksFromOneFolderIntoAnother() {
    #expect(
      lines(of: "# A\n<doc:Finding-Books>", in: "Deep/Down/A").last
        == "[Finding Books](<../../Guides/Finding Books.md>)")
  }

  @Test func showsSymbolsAsCode() {
    #expect(
      lines(
        of:
          "``Library/Book/title``, ``Book/init(_:)-5zdt2``, <doc:Library/Book>, [books](doc:Book), `a/b`"
      ).last
        == "`title`, `init(_:)`, `Book`, books, `a/b`")
  }

  @Test func leavesCodeAlone() {
    let code = "```swift\nlet a = \"<doc:Library>\"  // ``Book``\n@Image(source: \"shelf\")\n```"
    #expect(lines(of: code) == code.split(separator: "\n").map(String.init))
    #expect(lines(of: "`<doc:Library>`").last == "`<doc:Library>`")
  }

  @Test func aMissingArticleIsALinkThatLeadsNowhere() {
    #expect(lines(of: "<doc:Lost-Books>").last == "[Lost-Books](<Lost-Books.md>)")
  }

  @Test func theAbstractIsTheSummaryAndNotTheFirstParagraph() {
    #expect(lines(of: "# A\n\nWhat a\n*shelf* is.\n\nText.") == ["# A", "", "", "", "", "Text."])
    #expect(lines(of: "# A\n\nSee [all](doc:Library).").last == "See [all](<index.md>).")
  }

  @Test func findsImagesByTheirNames() {
    #expect(
      lines(of: "![A shelf](shelf)\n@Image(source: \"shelf.png\", alt: \"A shelf\")")
        == ["![A shelf](<Images/shelf@2x.png>)", "![A shelf](<Images/shelf@2x.png>)"])
  }

  @Test func makesAsidesAdmonitions() {
    #expect(
      lines(of: "Text.\n\n> Note: One.\n> Two.\n\n> Experiment: Try it.\n\n> Complexity: O(1).")
        == [
          "Text.", "> [!NOTE]", "> One.", "> Two.", "> [!TIP]", "> **Experiment:** Try it.", "",
          "> Complexity: O(1).",
        ])
  }

  @Test func showsWhatRowsAndTabsHold() {
    let text = """
      @Metadata {
        @PageColor(blue)
      }
      @Row {
        @Column {
          ```swift
          if a {
            b()
          }
          ```
        }
      }
      @TabNavigator {
        @Tab("Swift") {
          Text.
        }
      }
      """
    #expect(
      lines(of: text) == [
        "", "", "", "", "", "```swift", "if a {", "  b()", "}", "```", "", "", "> [!TABS]",
        "> ### Swift",
        "> Text.", ">", "",
      ])
  }

  @Test func readsAttributesInComments() {
    #expect(
      lines(of: "<!-- reprise: fails=\"x y\" -->\n```swift\nx\n```").prefix(2)
        == ["", "```swift fails=\"x y\""])
    #expect(
      lines(of: "<!-- reprise: hidden\n```swift\nstruct Book {}\n```\n-->\nText.")
        == ["", "```swift hidden", "struct Book {}", "```", "", "Text."])
    let other = "<!-- A note.\n```swift\nx\n```\n-->"
    #expect(lines(of: other) == other.split(separator: "\n").map(String.init))
  }

  @Test func includesSnippets() {
    #expect(
      lines(of: "@Snippet(path: \"library/Snippets/First\", slice: \"open\")\n\nText.")
        == ["```swift run from=\"Snippets/First.swift\" region=open", "```", "Text."])
  }

  @Test func knowsItsFirstPageItsModuleAndItsParts() {
    let catalog = DocCCatalog(
      articles: [
        "Library": [
          "# ``Library``", "", "Books on *shelves*.", "", "## Topics", "", "### First steps", "",
          "- <doc:Shelf>", "- ``Book``", "### Symbols", "- ``Shelf``",
        ],
        "Shelf": ["# Shelf"],
      ], assets: [])
    #expect(catalog.root == "Library")
    #expect(catalog.module == "Library")
    #expect(catalog.summary(of: "Library") == "Books on shelves.")
    #expect(catalog.parts.map(\.title) == ["First steps"])
    #expect(catalog.parts.map(\.articles) == [["Shelf"]])
  }

  @Test func readsTutorials() {
    let text = """
      @Tutorial(time: 20) {
        @XcodeRequirement(title: "Xcode", destination: "https://example.org")
        @Intro(title: "Lend a book") {
          Books go out.
          @Image(source: "shelf", alt: "A shelf")
        }
        @Section(title: "Write the loan") {
          @ContentAndMedia {
            A loan has a date.
          }
          @Steps {
            @Step {
              Create `Loan`.
              @Code(name: "Loan.swift", file: "loan-01.swift") {
                @Image(source: "shelf", alt: "The preview")
              }
            }
            @Step {
              Say so in the settings.
              @Code(name: "Settings", file: settings-01.yaml, reset: true)
            }
          }
        }
        @Assessments {
          @MultipleChoice {
            Who has the book?
            @Choice(isCorrect: true) {
              The reader.
              @Justification(reaction: "Right!") {
                Until it is back.
              }
            }
          }
        }
      }
      """
    #expect(
      lines(of: text) == [
        "", "", "# Lend a book", "Books go out.", "![A shelf](<Images/shelf@2x.png>)", "",
        "## Write the loan", "", "A loan has a date.", "", "", "**Step 1.**", "Create `Loan`.",
        "```swift from=\"Resources/loan-01.swift\" title=\"Loan.swift\"", "", "```",
        "![The preview](<Images/shelf@2x.png>)", "**Step 2.**", "Say so in the settings.",
        "```yaml from=\"settings-01.yaml\" title=\"Settings\"", "```", "", "",
        "## Check Your Understanding", "", "Who has the book?", "- (right)", "  The reader.",
        "  > *Right!*", "  > Until it is back.", "", "", "", "", "",
      ])
  }

  @Test func theChaptersOfTutorialsAreParts() {
    let catalog = DocCCatalog(
      articles: [
        "Table": [
          "@Tutorials(name: \"Library\") {", "@Intro(title: \"Meet Library\") {", "}",
          "@Chapter(name: \"Loans\") {", "@TutorialReference(tutorial: \"doc:Lend-a-Book\")", "}",
          "}",
        ],
        "Loans/Lend a Book": ["@Tutorial {", "@Intro(title: \"Lend a book\") {", "}", "}"],
      ], assets: [])
    #expect(catalog.root == "Table")
    #expect(catalog.parts.map(\.title) == ["Loans"])
    #expect(catalog.parts.map(\.articles) == [["Loans/Lend a Book"]])
    #expect(catalog.lines(of: "Table")[4] == "- [Lend a book](<Loans/Lend a Book.md>)")
  }
}
