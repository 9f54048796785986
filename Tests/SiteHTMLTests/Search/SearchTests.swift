import GuideMarkup
import SiteHTML
import SiteModel
import Testing

@Suite("What a search knows")
struct SearchTests {
  @Test(
    "Cuts texts into words without case and accents, and names into their parts",
    arguments: [
      ("Ärger, über 2 Cafés", "arger uber 2 cafes"),
      ("viewDidLoad()", "viewdidload view did load"),
      ("application(_:didDecode:)", "application diddecode did decode"),
      (
        "UIViewController NSURLSession",
        "uiviewcontroller ui view controller nsurlsession nsurl session"
      ),
      ("snake_case-and.dots", "snake case and dots"),
      ("", ""), ("— ! 🙂", ""),
    ])
  func words(_ text: String, _ expected: String) {
    #expect(SearchWords.words(of: text).joined(separator: " ") == expected)
  }

  @Test(
    "Finds the same words in plain ASCII as in a text with other letters",
    arguments: [
      "aBC2DeF", "HTML5Parser x", "ABC", "a1B", "application(_:didDecode:) iOS26 2x", "9Lives-URLs",
      "",
    ])
  func plainWords(_ text: String) {
    #expect(SearchWords.words(of: text + " é") == SearchWords.words(of: text) + ["e"])
  }

  @Test(
    "Cuts writing without spaces into pairs of neighbors",
    arguments: [
      ("状態の復元", "状態 態の の復 復元"), ("상태 복원을", "상태 복원 원을"),
      ("UIKitの状態", "uikit ui kit の状 状態"), ("元", "元"), ("ガイド", "ガイ イド"),
    ])
  func pairs(_ text: String, _ expected: String) {
    #expect(SearchWords.words(of: text).joined(separator: " ") == expected)
  }

  @Test("Finds a page by its title before one by its text, and a section by its heading")
  func weights() throws {
    let index = SearchIndex([
      try page("# Crash\n\nText.\n"), try page("# Other\n\nA crash.\n\n## Deep *crash*\n\nMore.\n"),
    ])
    #expect(index.sections.map(\.heading) == ["", "", "Deep crash"])
    #expect(index.counts["crash"] == [0: 16, 1: 1, 2: 8])
    #expect(index.counts["more"] == [2: 1])
  }

  @Test("Keeps the text of a section without its code, for results to show")
  func texts() throws {
    let index = SearchIndex([
      try page("# T\n\nOne\n`two`.\n\n- three\n\n## Four\n\n```swift\nlet five = 5\n```\n\n*Six*\n")
    ])
    #expect(index.sections.map(\.text) == ["One two. three", "Six"])
  }

  @Test("Finds words in lists, tables, admonitions, quotes, footnotes and code")
  func everywhere() throws {
    let text = """
      # T

      - one

      | two |
      | --- |
      | three |

      > [!NOTE]
      > four

      > five[^1]

      ```swift
      let six = 6
      ```

      [^1]: seven
      """
    let weights = SearchIndex([try page(text)]).counts
    for word in ["one", "two", "three", "four", "five", "six", "seven"] {
      #expect(weights[word] == [0: 1], "\(word)")
    }
  }

  @Test("Finds a section by another form of its words, and by what readers type for them, for half")
  func relatedWords() throws {
    let weights = SearchIndex([
      try page("# Called\n\nUIKit doesn't call it.\n\n## A presented one\n\nText.\n")
    ]).counts
    #expect(weights["called"] == [0: 16])
    #expect(weights["calls"] == [0: 8])
    #expect(weights["not"] == [0: 1])
    #expect(weights["modal"] == [1: 4])
    #expect(weights["segue"] == nil)
  }

  @Test("Finds a method by its name in Objective-C and by what it takes")
  func methods() throws {
    let weights = SearchIndex([
      try page("# T\n\n`A.view(withPath:coder:)`, `save(with:)`, `f(_:)` and `call(now:) later`\n")
    ]).counts
    #expect(weights["viewwithpath"] == [0: 2])
    #expect(weights["path"] == [0: 5])
    #expect(weights["savewith"] == [0: 2])
    #expect(weights["callnow"] == nil)
    #expect(weights[""] == nil)
  }

  @Test("Takes no other code in a sentence for a method’s name")
  func otherCode() throws {
    let text = "# T\n\n`#if os(iOS)`, `@objc(OldName)`, `// => id(of: 1)` and `(with: 1)`\n"
    let words = SearchIndex([try page(text)]).weights.keys
    #expect(words.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } }, "\(words.sorted())")
  }

  @Test("Finds what a process ends with and the compiler says")
  func messages() throws {
    let weights = SearchIndex([
      try page("# T\n\n```swift run traps=\"Index out of range\"\nf()\n```\n")
    ]).counts
    #expect(weights["range"] == [0: 1])
  }

  @Test("Writes the words that begin alike into one file, and escapes what pages are called")
  func files() throws {
    let site = Site(
      title: "S", summary: "", pages: [try page("# A \"b\" </script>\n\nDecode deck 状態.\n")])
    let files = try render(site)
    #expect(
      files["search/de.js"]?.text
        == """
        repriseSearch.shard("de",{
        "deck":[0,1],
        "decode":[0,1],
        "decoded":[0,1],
        "decodes":[0,1],
        "decoding":[0,1]
        },{
        "decode":["decodes","decoded","decoding"],
        "decoded":["decode","decodes","decoding"],
        "decodes":["decode","decoded","decoding"],
        "decoding":["decode","decodes","decoded"]
        });

        """)
    #expect(files["search/sc.js"]?.text.hasSuffix("\n});\n") == true)
    #expect(
      files["search/text-0.js"]?.text == "repriseSearch.text(0,[\"Decode deck 状態.\"]);\n")
    let list = try #require(files["search/site.js"]).text
    #expect(list.hasPrefix("repriseSearch.site([\n[\"A \\\"b\\\" </script>\",\"guide.html\"],"))
    let unspaced = files.filter { $0.key.hasPrefix("search/u") }
    #expect(unspaced.values.contains { $0.text.contains("\"状態\":[0,1]") })
  }

  private func page(_ text: String) throws -> Page {
    let guide = try #require(GuideParser.parse(text, path: "guide.md", name: "guide").guide)
    return PageBuilder.page(for: guide, examples: [], runs: [:])
  }
}

extension SearchIndex {
  /// What each word counts, by the index of the section.
  fileprivate var counts: [String: [Int: Int]] {
    weights.mapValues { places in
      Dictionary(uniqueKeysWithValues: places.map { ($0.section, $0.weight) })
    }
  }
}
