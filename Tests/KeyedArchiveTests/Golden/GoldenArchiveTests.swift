import Foundation
import KeyedArchive
import Testing

/// Files of each version of the format, as the engine of their time wrote them: they are read for ever.
@Suite struct GoldenArchiveTests {
  @Test func readsTheFirstFormat() throws {
    let data = try #require(Data(base64Encoded: GoldenArchive.version2Point1))
    let tree = try RestorationArchiveReader(data).tree()
    #expect(
      tree.objects.map(\.path) == ["Tabs", "Tabs/:[1]:/Stack", "Tabs/:[1]:/Stack/:[1]:/City"])
    #expect(tree == (try RestorationArchiveReader(SampleArchive.writer().data()).tree()))
  }

  @Test func tellsNumberObjectsFromNumbers() throws {
    let data = try #require(Data(base64Encoded: GoldenArchive.version2Point1WithNumberObjects))
    let reader = try RestorationArchiveReader(data)
    let fields = reader.objects[0].fields
    #expect(fields["number"] == .integer(5))
    #expect(fields["flag"] == .bool(true))
    guard case .reference(let object)? = fields["object"],
      case .reference(let top)? = reader.topLevel["object"]
    else {
      Issue.record("\(fields)")
      return
    }
    #expect(reader.archive[object] == .integer(5))
    #expect(reader.archive[top] == .real(1.5))
    #expect(try reader.tree().objects[0].entries.map(\.key) == ["flag", "number", "object"])
  }

  @Test func namesAListOfNumberObjectsThatIsNone() throws {
    let writer = RestorationArchiveWriter()
    writer.addTopLevel([("a", .integer(1))])
    let file = try KeyedArchiveReader().archive(of: writer.data())
    #expect(file.top["root"] != nil)
    let keyed = KeyedArchiveBuilder()
    let text = keyed.add(string: "x")
    func dictionary(_ pairs: [(String, ObjectUID)]) -> ObjectUID {
      keyed.add(dictionary: pairs.map { (key: keyed.add(string: $0.0), value: $0.1) })
    }
    let root = dictionary([
      ("topLevel", dictionary([])), ("restorationClasses", dictionary([])),
      ("objects", keyed.add(array: [])), ("numberObjects", text),
    ])
    #expect(throws: RestorationArchiveError.self) {
      try RestorationArchiveReader(keyed.data(top: [("root", root)]))
    }
  }

  /// Prints the files of the version that is built now, to be kept when it is the first of its kind.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["REPRISE_PRINT_GOLDEN"] != nil))
  func printsTheFilesOfToday() {
    print("GOLDEN", SampleArchive.writer().data().base64EncodedString())
    let writer = RestorationArchiveWriter()
    writer.addTopLevel([("object", .reference(writer.builder.add(real: 1.5)))])
    writer.addObject(
      kind: .viewController, path: "root", className: "App.Root",
      fields: [
        ("number", .integer(5)), ("object", .reference(writer.builder.add(integer: 5))),
        ("flag", .bool(true)),
      ])
    print("GOLDEN", writer.data().base64EncodedString())
  }
}
