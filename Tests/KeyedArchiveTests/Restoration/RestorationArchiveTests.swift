import Foundation
import KeyedArchive
import Testing

struct RestorationArchiveTests {
  @Test func readsTheSectionsThatWereWritten() throws {
    let reader = try RestorationArchiveReader(SampleArchive.writer().data())
    #expect(
      reader.restorationClasses == ["Tabs/:[1]:/Stack/:[1]:/City": "CityViewController"])
    #expect(reader.topLevel["kUIStateRestorationArchiveMajorVersionKey"] == .integer(2))
    #expect(reader.objects.map(\.kind) == [.viewController, .viewController, .viewController])
    #expect(
      reader.objects.map(\.path)
        == ["Tabs", "Tabs/:[1]:/Stack", "Tabs/:[1]:/Stack/:[1]:/City"])
    #expect(
      reader.objects.map(\.className)
        == ["UITabBarController", "UINavigationController", "CityViewController"])
  }

  @Test func readsTheFieldsOfACoder() throws {
    let reader = try RestorationArchiveReader(SampleArchive.writer().data())
    let tabs = reader.objects[0].fields
    let city = reader.objects[2].fields
    #expect(tabs["kViewControllerViewWasLoadedKey"] == .bool(true))
    #expect(city["count"] == .integer(1))
    #expect(city["slider"] == .real(Double(Float(0.8926057))))
    #expect(city["bytes"] == .data(Data([1, 2, 3, 4])))
    #expect(city["nothing"] == .reference(.null))
    guard case .reference(let name)? = city["name"],
      case .reference(let selected)? = tabs["kTabBarSelectedViewControllerKey"]
    else {
      Issue.record("references were expected")
      return
    }
    #expect(reader.archive[name] == .string("Zürich"))
    #expect(try reader.archive.restorationPath(at: selected) == "Tabs/:[1]:/Stack")
    #expect(try reader.archive.restorationPath(at: name) == nil)
  }

  @Test func makesATreeOfEveryKindOfValue() throws {
    let tree = try RestorationArchiveReader(SampleArchive.writer().data()).tree()
    let city = tree.objects[2].entries
    #expect(
      city.map(\.key) == [
        "bytes", "count", "id", "link", "name", "note", "nothing", "options", "slider",
      ])
    guard case .object(_, let fields) = city[5].value, case .cycle(let note)? = fields.first?.value
    else {
      Issue.record("a note was expected that holds itself")
      return
    }
    #expect(
      city.map(\.value) == [
        .data(Data([1, 2, 3, 4])), .integer(1), .uuid("00010203-0405-0607-0809-0A0B0C0D0E0F"),
        .url("http://example.com/"), .string("Zürich"),
        .object(
          className: "App.Note",
          fields: [
            .init(key: "again", value: .cycle(note)), .init(key: "stars", value: .integer(5)),
            .init(key: "text", value: .string("Zürich")),
          ]),
        .null, .dictionary([.init(key: "Zürich", value: .set([.real(2)]))]),
        .real(Double(Float(0.8926057))),
      ])
  }

  @Test func tellsBooleansFromNumbers() throws {
    let writer = RestorationArchiveWriter()
    writer.addTopLevel([
      ("no", .bool(false)), ("one", .integer(1)), ("real", .real(1)), ("yes", .bool(true)),
      ("zero", .integer(0)),
    ])
    let tree = try RestorationArchiveReader(writer.data()).tree()
    #expect(
      tree.topLevel.map(\.value)
        == [.bool(false), .integer(1), .real(1), .bool(true), .integer(0)])
  }

  @Test func countsTheBytesThatValuesTake() throws {
    let writer = RestorationArchiveWriter()
    let shared = writer.builder.add(string: "123456789")
    let pair = writer.builder.add(array: [shared, shared])
    writer.addTopLevel([
      ("bool", .bool(true)), ("data", .data(Data(repeating: 0, count: 20))),
      ("integer", .integer(300)), ("pair", .reference(pair)), ("real", .real(0.5)),
      ("string", .reference(shared)), ("umlaut", .string("é")),
    ])
    let tree = try RestorationArchiveReader(writer.data()).tree()
    let counts = Dictionary(uniqueKeysWithValues: tree.topLevel.map { ($0.key, $0.byteCount) })
    #expect(counts["bool"] == 1)
    #expect(counts["integer"] == 3)
    #expect(counts["real"] == 9)
    #expect(counts["string"] == 10)
    #expect(counts["umlaut"] == 3)
    #expect(counts["data"] == 23)
    // The object with two members, its array of two references, and the string twice.
    #expect(counts["pair"] == (1 + 4) + (1 + 2 + 2 * 2) + 2 * 10)
  }

  @Test func keepsTheLastValueOfAKey() throws {
    let writer = RestorationArchiveWriter()
    writer.addObject(
      kind: .object, path: "a", className: "A",
      fields: [("k", .integer(1)), ("other", .integer(2)), ("k", .integer(3))])
    let reader = try RestorationArchiveReader(writer.data())
    #expect(reader.objects[0].fields.all == ["k": .integer(3), "other": .integer(2)])
  }

  @Test func writesTheSameBytesEachTime() {
    let first = SampleArchive.writer().data()
    #expect((0..<5).allSatisfy { _ in SampleArchive.writer().data() == first })
  }

  @Test func keepsEveryPath() throws {
    let paths = ["", "/", "..", "😀", String(repeating: "p", count: 10_000), "$null", "\u{0}"]
    let writer = RestorationArchiveWriter()
    for path in paths {
      writer.addObject(kind: .view, path: path, className: "UIView", fields: [])
    }
    #expect(try RestorationArchiveReader(writer.data()).objects.map(\.path) == paths)
  }

  @Test(.timeLimit(.minutes(5)))
  func readsTenThousandObjects() throws {
    let writer = RestorationArchiveWriter()
    for index in 0..<10_000 {
      writer.addObject(
        kind: .viewController, path: "Root/\(index)", className: "Page",
        fields: [("index", .integer(Int64(index)))])
    }
    let tree = try RestorationArchiveReader(writer.data()).tree()
    #expect(tree.objects.count == 10_000)
    #expect(tree.objects[9_999].entries.first?.value == .integer(9_999))
  }
}
