import GuideMarkup
import SiteModel
import Testing

@Suite("Code that a page shows twice")
struct RepeatedCodeTests {
  private static let first = """
    import UIKit

    class One {
      func save() {
        let a = 1
        print(a)
      }
    }
    """

  private static let second = """
    class Two {
      let b = 2

        func save() {
          let a = 1
          print(a)
        }
      func other() {
        print(2)
      }
    }
    """

  @Test("Is folded where the guide asks for it, and all of it is still there")
  func folds() throws {
    let html = try shown([Self.first, Self.second])
    #expect(html.ranges(of: "type=\"checkbox\"").count == 1)
    #expect(
      html.contains(
        """
        = <span class="cn">2</span>

        <input type="checkbox" class="again" aria-label="4 lines as above"><span>    \
        <span class="ck">func</span>
        """), "\(html)")
    #expect(text(html).contains(Self.second))
  }

  @Test("Is not folded where the guide does not say so, nor in the first block")
  func doesNotFold() throws {
    #expect(try !shown([Self.first, Self.second], folds: false).contains("checkbox"))
    #expect(try !shown([Self.first]).contains("checkbox"))
  }

  @Test("Is folded as a whole block too")
  func wholeBlock() throws {
    let html = try shown([Self.first, Self.first])
    #expect(html.contains("aria-label=\"8 lines as above\""))
    #expect(html.hasSuffix("}</span></code></pre></figure>\n"))
  }

  @Test("Stays where a line of it is marked, and where it is no whole declaration")
  func stays() throws {
    #expect(try !shown([Self.first, Self.second], ["mark": "5"]).contains("checkbox"))
    #expect(
      try !shown(["f {\na()\nb()\nc()\n}\nd()", "g {\na()\nb()\n}\nd()\ne()"]).contains("checkbox"))
    #expect(
      try !shown(["f {\na()\nb()\n}\ng {\nc()\n}", "f {\na()\nb()\n"]).contains("checkbox"))
  }

  @Test("Takes no longer for code that is nothing but its beginning")
  func hostile() throws {
    let braces = String(repeating: "{\n", count: 20_000)
    var html = ""
    let time = ThreadClock.measure { html = (try? shown([braces, braces])) ?? "" }
    #expect(html.contains("{"))
    #expect(time < .seconds(20))
  }

  private func shown(
    _ codes: [String], _ lastWords: KeyValuePairs<String, String?> = [:], folds: Bool = true
  ) throws -> String {
    let fences = codes.enumerated().map { index, code in
      SampleGuide.fence(index, index == codes.count - 1 ? lastWords : [:], code)
    }
    var guide = Guide(
      path: "Content/tab-bar.md", name: "g", lines: [], title: "G", blocks: fences.map(Block.fence))
    guide.foldsRepeatedCode = folds
    let page = PageBuilder.page(for: guide, examples: [], runs: [:])
    return try content(page.blocks, fences: page.fences)
  }

  /// What a reader copies: the text between the tags.
  private func text(_ html: String) -> String {
    var text = ""
    var isTag = false
    for character in html {
      if character == "<" { isTag = true }
      if !isTag { text.append(character) }
      if character == ">" { isTag = false }
    }
    return text
  }
}
