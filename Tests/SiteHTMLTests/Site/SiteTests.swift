import Foundation
import GuideMarkup
import RunRecord
import SiteHTML
import SiteModel
import Testing

@Suite("The finished site")
struct SiteTests {
  @Test("Has two forms of each guide, an index, a page for wrong addresses, and one style sheet")
  func files() throws {
    let paths = try SiteRenderer(folder: siteFolder).files(for: SampleGuide.site).map(\.path)
      .filter { !$0.hasPrefix("search/") }
    #expect(
      paths == [
        "tab-bar.html", "nothing.html", "callbacks.html", "topics.html", "index.html", "404.html",
        "script.js", "style.css", "tab-bar.md", "nothing.md", "llms.txt", "llms-full.txt",
      ])
  }

  @Test("Lists in the sidebar of a large site the guides around the page, and leads to all of them")
  func sidebar() throws {
    func page(_ number: Int) -> Page {
      Page(
        path: "g\(number).html", title: "Guide \(number)", summary: "", blocks: [], footnotes: [],
        fences: [:], contents: [], exampleCount: 0, launchCount: 0)
    }
    let small = try render(Site(title: "S", summary: "", pages: (100..<220).map(page)))
    let large = try render(Site(title: "S", summary: "", pages: (100..<221).map(page)))
    func listed(_ files: [String: SiteFile]) throws -> [Substring] {
      try #require(files["g160.html"]).text.matches(of: /<li><a href="(g\d+)\.html"/).map(
        \.output.1)
    }
    #expect(try listed(small) == (100..<220).map { "g\($0)" })
    #expect(try listed(large) == (140...180).map { "g\($0)" })
    #expect(try !#require(small["g160.html"]).text.contains("All guides"))
    #expect(try #require(large["g160.html"]).text.contains("index.html\">All guides</a>"))
    #expect(try #require(large["index.html"]).text.contains("g220.html"))
  }

  @Test("Has the file of an image that screens show once, where the pages look for it")
  func pictures() throws {
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 4, 0, 0, 0, 2, 8, 2, 0, 0, 0, 0, 0, 0, 0]
    let picture = try #require(Picture(Data(bytes)))
    var image = DrawnImage(
      source: .file, name: "cat", frame: DrawnRect(x: 0, y: 0, width: 4, height: 2))
    image.picture = picture.name
    var drawing = ScreenDrawing(
      width: 100, height: 200, elements: [DrawnElement(.image, frame: image.frame, image: image)])
    drawing.pictures = [picture.name: picture]
    let presentation = FencePresentation(
      body: .result(
        ResultPanel(
          anchor: "result.0", example: "cats", launches: [1],
          content: .screen(ScreenPanel(drawing)))))
    let pages = ["a.html", "b/c.html"].map { path in
      Page(
        path: path, title: path, summary: "", blocks: [], footnotes: [], fences: [0: presentation],
        contents: [], exampleCount: 0, launchCount: 0)
    }
    let files = try SiteRenderer(folder: siteFolder)
      .files(for: Site(title: "S", summary: "", pages: pages)).filter {
        $0.path.hasPrefix("pictures/")
      }
    #expect(files == [SiteFile(path: "pictures/\(picture.name).png", contents: bytes)])
  }

  @Test("Is the same each time")
  func sameness() throws {
    let renderer = try SiteRenderer(folder: siteFolder)
    #expect(
      try renderer.files(for: SampleGuide.site) == renderer.files(for: SampleGuide.site))
  }

  @Test(
    "Runs no script but the site’s own, styles nothing inline, and asks no other host for anything")
  func policy() throws {
    for file in try render(SampleGuide.site).values where file.path.hasSuffix(".html") {
      for tag in file.text.matches(of: /<([a-z0-9]+)((?:\s[^<>]*)?)>/) {
        if tag.output.0 == "<script src=\"script.js\" defer>" { continue }
        #expect(!["script", "style", "iframe", "base", "form", "object"].contains(tag.output.1))
        #expect(!tag.output.2.contains(/\s(on[a-z]+|style|srcset)\s*=/), "\(tag.output.0)")
      }
      for address in file.text.matches(of: /(?:href|src)="([^"]*)"/).map(\.output.1) {
        let isSign = address.hasPrefix("data:image/svg+xml,")
        #expect(isSign || !address.contains(":"), "\(address)")
        #expect(!address.hasPrefix("/"))
      }
    }
    let css = try #require(render(SampleGuide.site)["style.css"]).text
    #expect(!css.contains("url(") && !css.contains("@import") && !css.contains("@font-face"))
  }

  @Test("Gives every place its own anchor, and links only to anchors that exist")
  func anchors() throws {
    let files = try render(SampleGuide.site)
    for file in files.values where file.path.hasSuffix(".html") {
      let anchors = file.text.matches(of: /\sid="?([^"> ]+)/).map { String($0.output.1) }
      #expect(Set(anchors).count == anchors.count)
      for link in file.text.matches(of: /href="([^"#:]*)#([^"]*)"/) {
        let path = link.output.1.isEmpty ? file.path : String(link.output.1)
        let anchor = link.output.2
        let page = files[path]?.text ?? ""
        let isThere = page.contains("id=\"\(anchor)\"") || page.contains("id=\(anchor)")
        #expect(isThere, "\(link.output.0)")
      }
    }
  }

  @Test("Closes every element it opens but list items, which end by themselves")
  func nesting() throws {
    for file in try render(SampleGuide.site).values where file.path.hasSuffix(".html") {
      var open: [Substring] = []
      for tag in file.text.matches(of: /<(\/?)([a-z0-9]+)[^<>]*>/) {
        if ["br", "wbr", "hr", "img", "input", "link", "meta"].contains(tag.output.2) { continue }
        let endsItem = tag.output.1.isEmpty ? tag.output.2 == "li" : tag.output.2 != "li"
        if endsItem, open.last == "li" { open.removeLast() }
        if tag.output.1.isEmpty {
          open.append(tag.output.2)
        } else {
          #expect(open.popLast() == tag.output.2, "\(file.path)")
        }
      }
      #expect(open.isEmpty)
    }
  }

  @Test("Leads from guide to guide in reading order, from folders too")
  func navigation() throws {
    let pages = ["a", "deep/er/b", "c"].map { name in
      PageBuilder.page(
        for: Guide(path: "", name: name, lines: [], title: "Guide \(name)", blocks: []),
        examples: [], runs: [:])
    }
    let files = try render(Site(title: "S", summary: "", pages: pages))
    let middle = try #require(files["deep/er/b.html"]).text
    #expect(middle.contains("rel=prev href=\"../../a.html\""))
    #expect(middle.contains("rel=next href=\"../../c.html\""))
    #expect(middle.contains("href=\"../../style.css\""))
    #expect(middle.contains("href=\"../../deep/er/b.html\" aria-current=page"))
    #expect(files["a.html"]?.text.contains("rel=prev") == false)
    #expect(files["c.html"]?.text.contains("rel=next") == false)
  }

  @Test("Escapes what authors put into titles and summaries")
  func titles() throws {
    let evil = "</title><script>\"\u{301}'"
    let guide = Guide(path: "", name: "a", lines: [], title: evil, summary: evil, blocks: [])
    let page = PageBuilder.page(for: guide, examples: [], runs: [:])
    let html = try #require(render(Site(title: evil, summary: evil, pages: [page]))["a.html"]).text
    let escaped = "&lt;/title&gt;&lt;script&gt;&quot;\u{301}&#39;"
    #expect(html.contains("<title>\(escaped) – \(escaped)</title>"))
    #expect(
      html.contains(
        "<meta name=description property=og:description content=\"\(escaped)\">"))
    #expect(!html.contains("<script>"))
  }

  @Test("Lists the guides with what they hold")
  func index() throws {
    let html = try #require(render(SampleGuide.site)["index.html"]).text
    #expect(
      html.contains(
        """
        <li><h2><a href="tab-bar.html">A tab bar that comes back</a></h2>
        <p>A tab bar with a navigation stack is killed, and comes back where it was.</p>
        <p class="counts">1 example, 2 launches</p>
        """))
  }

  @Test("Lists the headings of the page, and shows its title once")
  func contents() throws {
    #expect(SampleGuide.page.contents.map(\.anchor) == ["the-app", "kill", "who"])
    let html = try #require(render(SampleGuide.site)["tab-bar.html"]).text
    #expect(html.matches(of: /<h1>/).count == 1)
    #expect(!html.contains("id=\"title\""))
  }

  @Test("Stays small: 14 kB for the page of a guide, 12.5 kB for the styles, compressed")
  func sizes() throws {
    let files = try render(SampleGuide.site)
    #expect(try compressedSize(#require(files["tab-bar.html"])) < 14_000)
    #expect(try compressedSize(#require(files["style.css"])) < 12_500)
  }

  @Test("Says what is wrong with its folder")
  func folderErrors() throws {
    #expect(throws: SiteFolderError.self) { try SiteRenderer(folder: "/nonexistent") }
    let broken = try TemporarySiteFolder(template: "a\n{{#b}}")
    defer { broken.remove() }
    let error = #expect(throws: SiteFolderError.self) { try SiteRenderer(folder: broken.path) }
    guard case .template(let line, _)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(line == 2)
    let bare = try TemporarySiteFolder(template: "", styles: [:])
    defer { bare.remove() }
    #expect(throws: SiteFolderError(path: bare.path + "/styles", reason: .noStyles)) {
      try SiteRenderer(folder: bare.path)
    }
  }

  @Test("Joins the style sheets in the order of their names")
  func styles() throws {
    let folder = try TemporarySiteFolder(
      template: "", styles: ["2.css": "b", "1.css": "a", "x.txt": "no"])
    defer { folder.remove() }
    let files = try SiteRenderer(folder: folder.path)
      .files(for: Site(title: "", summary: "", pages: []))
    #expect(files.last == SiteFile(path: "style.css", text: "a\nb"))
  }

  private func compressedSize(_ file: SiteFile) throws -> Int {
    let input = FileManager.default.temporaryDirectory.appending(path: "size-\(UUID())")
    try Data(file.contents).write(to: input)
    defer { unlink(input.path) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-9nc", input.path]
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && !bytes.isEmpty)
    return bytes.count
  }
}
