import GuideMarkup
import SiteHTML
import SiteModel
import Testing

@Suite("Terms of the glossary")
struct GlossaryTests {
  @Test("Are links where a page first has them, as whole words, in the singular and the plural")
  func first() throws {
    #expect(
      try paragraphs("Archives and a note. An archive.\n\nUnarchived scene-less *archive*.\n")
        == [
          "<a href=\"reference/glossary.html#archive\">Archives</a> and a note. An archive.",
          "Unarchived scene-less <em>archive</em>.",
        ])
    #expect(
      try paragraphs("* A scene session and `archive`\n\n> The scene.\n")
        == ["The scene."])
    #expect(
      try html("* One scene session\n").contains(
        "<li>One <a href=\"reference/glossary.html#scene-session\">scene session</a></li>"))
  }

  @Test("Are none where the page explains them, or where the word means something else, too")
  func explained() throws {
    #expect(
      try paragraphs("An archive.\n\nAn [*archive*](b.md) at a launch.\n")
        == ["An archive.", "An <a href=\"b.html\"><em>archive</em></a> at a launch."])
  }

  @Test("Are none in headings, tables and the glossary itself")
  func elsewhere() throws {
    let text = try html("## The archive\n\n| archive |\n|---|\n| scene session |\n")
    #expect(!text.contains("glossary.html#archive\">"))
    #expect(!text.contains("glossary.html#scene-session\">"))
    let glossary = try #require(render(site("Text.\n"))["reference/glossary.html"]).text
    #expect(glossary.contains("<p>A file, or an archive.</p>"))
  }

  @Test("Are at most six of a page")
  func most() throws {
    let names = ["one", "two", "three", "four", "five", "six", "seven"]
    let glossary = "# G\n\n" + names.map { "## \($0)\n\nText.\n\n" }.joined()
    let site = Site(
      title: "S", summary: "",
      pages: [
        try page("a", "# T\n\n" + names.joined(separator: " ") + "\n"),
        try page("glossary", glossary),
      ])
    let text = try #require(render(site)["a.html"]).text
    #expect(text.matches(of: /href="glossary\.html#/).count == 6)
  }

  private func paragraphs(_ text: String) throws -> [String] {
    try html(text).matches(of: /<p>(.*?)<\/p>/).map { String($0.output.1) }.filter {
      !$0.hasPrefix("Every trace") && !$0.contains("as Markdown")
    }
  }

  private func html(_ text: String) throws -> String {
    try #require(render(site(text))["a.html"]).text
  }

  private func site(_ text: String) throws -> Site {
    let glossary = """
      # Glossary

      ## archive

      A file, or an archive.

      ## scene session

      What stays.

      ## launch (of a guide)

      A process.
      """
    return Site(
      title: "S", summary: "",
      pages: [try page("a", "# T\n\n" + text), try page("reference/glossary", glossary)])
  }

  private func page(_ name: String, _ text: String) throws -> Page {
    let guide = try #require(GuideParser.parse(text, path: "\(name).md", name: name).guide)
    return PageBuilder.page(for: guide, examples: [], runs: [:])
  }
}
