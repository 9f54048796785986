import Diagnostics
import GuideMarkup
import SiteHTML
import SiteModel
import Testing

@Suite("Tabs, drawings, images and marked lines")
struct TabsAndDrawingsTests {
  @Test("Tabs stand one below the other, each below its heading")
  func tabs() throws {
    let html = try page("> [!TABS]\n> ### Code\n> One.\n>\n> ### Storyboard\n> Two.\n")
    let tabs = try #require(html.firstRange(of: "<tab-group>")).lowerBound
    #expect(
      html[tabs...].hasPrefix(
        """
        <tab-group><section class="tab"><h2 id="code">Code \
        <a class="anchor" href="#code" aria-label="Link to this section">#</a></h2>
        <p>One.</p>
        </section>
        <section class="tab"><h2 id="storyboard">
        """.dropLast()))
  }

  @Test("Tabs without a heading are told")
  func tabsWithoutHeading() {
    let parsed = GuideParser.parse("> [!TABS]\n> One.\n", path: "a.md", name: "a")
    #expect(parsed.diagnostics.map(\.rule) == ["tabs.no-heading"])
  }

  @Test("Lines are marked, and those of differences colored, with their words for who hears them")
  func lines() throws {
    let html = try page(
      "```sh title=\"a & b\" mark=2\none\ntwo\n```\n\n```diff\n+new\n-old\n same\n```\n")
    #expect(html.contains("<figcaption>a &amp; b</figcaption>"))
    #expect(html.contains("one\n<mark class=\"marked\">two</mark></code>"))
    #expect(
      html.contains("<ins class=\"added\">+new</ins>\n<del class=\"removed\">-old</del>\n same"))
  }

  @Test("Boxes stand in boxes, and arrows between them")
  func boxes() throws {
    let html = try page(
      """
      ```diagram title="Who holds <whom>"
      Window: visible
        Tabs
          Shelf
      Disk
      Tabs -> Disk: saves
      ```
      """)
    #expect(html.contains("<title id=\"diagram.0.title\">Who holds &lt;whom&gt;</title>"))
    #expect(
      html.contains(
        "<desc id=\"diagram.0.text\">Window (visible): Tabs. Tabs: Shelf. Tabs → Disk: saves.</desc>"
      ))
    #expect(html.matches(of: #/<rect /#).count == 4)
    #expect(html.matches(of: #/<polygon /#).count == 1)
    #expect(!html.contains("style="))
    let frames = html.matches(
      of: /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/
    ).compactMap { match -> [Int]? in
      [match.1, match.2, match.3, match.4].compactMap { Int($0) }
    }
    // Each of the first three holds the next.
    for (outer, inner) in [(frames[0], frames[1]), (frames[1], frames[2])] {
      #expect(outer[0] < inner[0] && outer[0] + outer[2] > inner[0] + inner[2])
      #expect(outer[1] < inner[1] && outer[1] + outer[3] > inner[1] + inner[3])
    }
    #expect(frames[3][0] > frames[0][0] + frames[0][2])
  }

  @Test("Lanes have common steps, and ends")
  func timeline() throws {
    let html = try page(
      """
      ```diagram timeline title="Two lives"
      Process 1 | launch | active | - | x killed
      Process 2 |        |        |   |         | launch
      ```
      """)
    #expect(html.contains("Process 1: 1 launch, 2–3 active, 4 killed. Process 2: 5 launch.</desc>"))
    #expect(html.contains("class=\"d-end\"") && html.contains(">✕ killed</text>"))
    let lefts = html.matches(of: /<rect x="(\d+)"/).compactMap { Int($0.1) }
    #expect(lefts.count == 4 && lefts == lefts.sorted())
  }

  @Test(
    "What is wrong with a drawing has its place",
    arguments: [
      ("diagram\nA", "1:1 diagram.no-title"),
      ("diagram title=\"T\"", "1:1 diagram.empty"),
      ("diagram title=\"T\"\nA\n  A", "3:3 diagram.box-twice"),
      ("diagram title=\"T\"\nA ->", "2:1 diagram.no-box"),
      ("diagram title=\"T\" timeline\nA", "2:1 diagram.no-lane"),
      ("diagram title=\"T\" timeline\nA | | -", "2:1 diagram.nothing-goes-on"),
    ])
  func faults(_ fence: String, _ finding: String) throws {
    let guide = try #require(
      GuideParser.parse("```\(fence)\n```\n", path: "a.md", name: "a").guide)
    let found = guide.fences.flatMap { DiagramReader.read($0).diagnostics }
    #expect(found.map { "\($0.location.line):\($0.location.column) \($0.rule)" } == [finding])
  }

  @Test(
    "The size of an image is read from its file",
    arguments: [
      (
        [
          0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 2, 0,
          0, 0, 0, 9,
        ], 512, 9
      ),
      (Array("GIF89a".utf8) + [0x10, 0x01, 0x20, 0x00], 272, 32),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 7, 1, 0, 3], 256, 7),
      (Array("<svg xmlns='x' width=\"12.4\" height='30px'>".utf8), 12, 30),
      (Array("<?xml version='1.0'?><svg viewBox=\"0 0 64 48\">".utf8), 64, 48),
      (
        Array("RIFF....WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0xFF, 1, 0, 0x3F, 0, 0], 512, 64
      ),
    ] as [([UInt8], Int, Int)])
  func imageSizes(_ bytes: [UInt8], _ width: Int, _ height: Int) {
    #expect(ImageSize(of: bytes) == ImageSize(width: width, height: height))
    // Part of a file says nothing, and does no harm.
    for count in 0..<bytes.count - 1 {
      let part = ImageSize(of: Array(bytes.prefix(count)))
      #expect(part == nil || part == ImageSize(width: width, height: height))
    }
  }

  @Test("An image has its size where the page is in another folder, too")
  func images() throws {
    let guide = try #require(
      GuideParser.parse("![Books](../a%20b.png)\n", path: "x", name: "deep/x").guide)
    var page = PageBuilder.page(for: guide, examples: [], runs: [:])
    page.imageSizes = ["a b.png": ImageSize(width: 30, height: 20)]
    let html = try #require(
      render(Site(title: "S", summary: "", pages: [page]))["deep/x.html"]
    ).text
    #expect(
      html.contains(
        "<img src=\"../a%20b.png\" alt=\"Books\" width=\"30\" height=\"20\" loading=\"lazy\">"))
  }

  private func page(_ markdown: String) throws -> String {
    let guide = try #require(GuideParser.parse(markdown, path: "a.md", name: "a").guide)
    let page = PageBuilder.page(for: guide, examples: [], runs: [:])
    return try #require(render(Site(title: "S", summary: "", pages: [page]))["a.html"]).text
  }
}
