import Foundation
import GuideMarkup
import KeyedArchive
import RunRecord
import SiteModel
import Testing

@Suite("The archive of a launch")
struct ArchiveTests {
  @Test("Becomes a tree by identifier path, with the markers beside it")
  func tree() {
    let tree = ArchiveTree(SampleRun.archive, byteCount: 1234)
    #expect(
      tree.roots.flatMap { outline($0) } == [
        "Tabs UITabBarController by app delegate, existing object or storyboard",
        "  0 Feed FeedViewController by app delegate, existing object or storyboard",
        "  1 Stack UINavigationController by app delegate, existing object or storyboard",
        "    0 List ListViewController by app delegate, existing object or storyboard",
        "    1 Detail DetailViewController by DetailViewController",
      ])
  }

  @Test("Keeps places that saved nothing themselves, and identifiers that look like markers")
  func hollowPlaces() {
    let archive = RestorationArchive(
      topLevel: [], restorationClasses: [:],
      objects: [
        SavedObject(kind: .view, path: "A/:[x]:/B/:[]", className: "V", entries: []),
        SavedObject(kind: .object, path: "", className: "O", entries: []),
      ])
    #expect(
      ArchiveTree(archive, byteCount: 1).roots.flatMap { outline($0) } == [
        "A nothing", "  x B nothing",
        "    :[] V by the view with this identifier in its controller’s view",
        " O by the object that is registered with this path",
      ])
  }

  @Test("Does not say of views, windows and registered objects that the app delegate is asked")
  func restorers() throws {
    let kinds: [SavedObject.Kind] = [.view, .window, .object, .object]
    let archive = RestorationArchive(
      topLevel: [], restorationClasses: ["3": "Maker"],
      objects: kinds.enumerated().map {
        SavedObject(kind: $1, path: "\($0)", className: "C", entries: [])
      })
    let html = try html(of: archive)
    #expect(!html.contains("app delegate"))
    #expect(
      html.contains(
        "<span>Restored as</span> the view with this identifier in its controller’s view"))
    #expect(html.contains("<span>Restored as</span> the window with this identifier"))
    #expect(html.contains("<span>Restored as</span> the object that is registered with this path"))
    #expect(html.contains("<span>Restored by</span> <code>Maker</code>"))
  }

  @Test("Is open down to the second level")
  func depth() throws {
    let tree = try html(of: SampleRun.archive)
    let open = tree.matches(of: /<details open id="x\.(\d)">/).map { String($0.output.1) }
    #expect(open == ["1", "2", "3"])
    #expect(tree.contains("<details id=\"x.4\">"))
  }

  @Test("Says where a part of an archive belongs, and which launch left it")
  func part() throws {
    var archive = SampleRun.archive
    archive.objects.removeFirst(2)
    var tree = ArchiveTree(archive, byteCount: 1)
    tree.roots = tree.roots.flatMap(\.children)
    let panel = ResultPanel(
      anchor: "x", example: "tabs", launches: [1], content: .archive(.saved(tree)))
    let html = try content([.fence(SampleGuide.app)], fences: [0: .init(body: .result(panel))])
    #expect(
      html.contains(
        "<archive-tree data-of=\"run.tabs.1\"><ul class=\"tree\"><li data-above=\"Tabs/\">"))
    #expect(html.matches(of: /data-above/).count == 1)
  }

  @Test("Leads from a reference to the object, where the archive holds it")
  func references() throws {
    let tree = try html(of: SampleRun.archive)
    #expect(tree.contains("<a class=\"v-ref\" href=\"#x.3\">"))
    let lost = try html(of: value(.reference(path: "Gone")))
    #expect(lost.contains("Gone <small>not in the archive</small>"))
  }

  @Test(
    "Shows scalars as text",
    arguments: [
      (ArchiveValue.null, "nil"), (.bool(true), "Yes"), (.integer(-7), "-7"), (.real(0.5), "0.5"),
      (.unsigned(.max), "18446744073709551615"),
      (.string("a\"b"), "\"a\"b\""), (.data(Data()), "0 bytes"),
      (.data(Data([7, 255])), "2 bytes: 07 ff"),
      (.date(0), "2001-01-01T00:00:00Z"), (.date(.infinity), "inf s after 2001"),
      (.date(-1e300), "-1e+300 s after 2001"), (.uuid("u"), "u"), (.cycle(3), "the object 3 again"),
    ])
  func scalars(value: ArchiveValue, text: String) {
    #expect(ScalarText.text(value) == text)
  }

  @Test("Shows a long text shortened, and whole on demand")
  func longTexts() throws {
    let text = try html(of: value(.string(String(repeating: "x", count: 1000))))
    #expect(text.contains("x… <small>1002 characters</small></summary>"))
    #expect(text.contains(String(repeating: "x", count: 1000)))
  }

  @Test("Unfolds an archive in data")
  func archivesInData() throws {
    let colour = ArchiveValue.keyedArchive(
      byteCount: 245, top: [.init(key: "root", value: .string("red"))])
    let text = try html(of: value(colour))
    #expect(text.contains("<small>245 bytes, a keyed archive</small>"))
    #expect(text.contains("<dt>root</dt>"))
    #expect(text.contains("\"red\""))
  }

  @Test("Stops at values nested deeper than a reader can follow")
  func deepValues() throws {
    let deep = (0..<500).reduce(ArchiveValue.null) { value, _ in .array([value]) }
    #expect(try html(of: value(deep)).contains("… nested deeper"))
  }

  @Test("Says why there is nothing to see")
  func nothing() throws {
    #expect(try html(of: .none).contains("No archive: nothing was saved."))
    #expect(
      try html(of: .unreadable(reason: "cut short at byte 12"))
        .contains("The archive cannot be read: cut short at byte 12"))
  }

  @Test("Counts bytes in kilobytes from a thousand on")
  func sizes() {
    #expect(
      [0, 1, 999, 1000, 1249, 1250, 99_960].map(CountText.bytes) == [
        "0 bytes", "1 byte", "999 bytes", "1.0 kB", "1.2 kB", "1.3 kB", "100.0 kB",
      ])
  }

  private func outline(_ node: ArchiveNode, _ indentation: String = "") -> [String] {
    let marker = node.position.map { $0 + " " } ?? ""
    let object =
      node.object.map { "\($0.className) by \(node.restorationClass ?? node.restorer.text)" }
      ?? "nothing"
    return [indentation + marker + node.identifier + " " + object]
      + node.children.flatMap { outline($0, indentation + "  ") }
  }

  private func value(_ value: ArchiveValue) -> RestorationArchive {
    let entry = ArchiveEntry(key: "k", value: value, byteCount: 1)
    return RestorationArchive(topLevel: [entry], restorationClasses: [:], objects: [])
  }

  private func html(of archive: RestorationArchive) throws -> String {
    try html(of: .saved(archive, byteCount: 1))
  }

  private func html(of archive: ArchiveOnDisk) throws -> String {
    let result = ResultPanel(
      anchor: "x", example: "a", launches: [1], content: .archive(ArchivePanel(archive)))
    return try content(
      [.fence(SampleGuide.app)], fences: [0: FencePresentation(body: .result(result))])
  }
}
