import Foundation
import KeyedArchive
import Testing

/// Every way in which a saved state can be wrong has its own error.
struct MalformedRestorationArchiveTests {
  @Test func namesAFileThatIsNoArchive() {
    #expect(
      error(Data()) == "the file has 0 bytes, too few for a binary property list (at byte 0)")
    let builder = KeyedArchiveBuilder()
    #expect(error(builder.data(top: [])) == "the archive has no object for the key root")
  }

  @Test func namesARootThatIsNoDictionary() {
    let builder = KeyedArchiveBuilder()
    let text = builder.add(string: "text")
    #expect(
      error(builder.data(top: [("root", text)]))
        == "an object is a string, not a dictionary (in object 1)")
  }

  @Test(arguments: [3, 1_000, .max] as [Int64])
  func refusesANewerMajorVersion(version: Int64) {
    let writer = RestorationArchiveWriter()
    writer.addTopLevel([("kUIStateRestorationArchiveMajorVersionKey", .integer(version))])
    #expect(
      error(writer.data())
        == "the saved state has version \(version), and only versions up to 2 are read")
  }

  @Test(arguments: [1, 2] as [Int64])
  func readsAnOlderMajorVersionAndItsOwn(version: Int64) {
    let writer = RestorationArchiveWriter()
    writer.addTopLevel([
      ("kUIStateRestorationArchiveMajorVersionKey", .integer(version)),
      ("kUIStateRestorationArchiveMinorVersionKey", .integer(99)),
    ])
    #expect(error(writer.data()) == "no error")
  }

  @Test func namesAVersionThatIsNoInteger() {
    let writer = RestorationArchiveWriter()
    writer.addTopLevel([("kUIStateRestorationArchiveMajorVersionKey", .bool(true))])
    #expect(error(writer.data()) == "the version of the saved state is a Boolean")
  }

  @Test(arguments: ["topLevel", "restorationClasses", "objects"])
  func namesAMissingPart(name: String) {
    let data = archive { builder in
      self.parts(builder).filter { $0.0 != name }
    }
    #expect(error(data).hasPrefix("nothing is encoded for \(name) (in object "))
  }

  @Test(arguments: [
    ("topLevel", "an object", "a dictionary"), ("restorationClasses", "an object", "a dictionary"),
    ("objects", "objects", "an array"),
  ])
  func namesAPartOfTheWrongType(name: String, subject: String, expected: String) {
    let data = archive { builder in
      self.parts(builder).map { $0.0 == name ? ($0.0, builder.add(integer: 1)) : $0 }
    }
    #expect(error(data).hasPrefix("\(subject) is an integer, not \(expected) (in object "))
  }

  @Test func namesAKeyThatOccursTwice() {
    let data = archive { builder in self.parts(builder) + self.parts(builder).suffix(1) }
    #expect(error(data).hasPrefix("the key objects occurs twice (in object "))
  }

  @Test func namesAKeyThatIsNoString() {
    let builder = KeyedArchiveBuilder()
    let root = builder.add(dictionary: [(builder.add(integer: 1), builder.add(integer: 2))])
    #expect(
      error(builder.data(top: [("root", root)]))
        == "a key is an integer, not a string (in object 1)")
  }

  @Test func namesNilWhereATextIsRequired() {
    let data = archive { builder in
      let classes = builder.add(dictionary: [(builder.add(string: "path"), .null)])
      return self.parts(builder).map { $0.0 == "restorationClasses" ? ($0.0, classes) : $0 }
    }
    #expect(error(data) == "path is nil, not a string (in object 0)")
  }

  @Test func namesAnUnknownKind() {
    let data = archive { builder in
      let kind = (builder.add(string: "kind"), builder.add(string: "Spaceship"))
      let objects = builder.add(array: [builder.add(dictionary: [kind])])
      return self.parts(builder).dropLast() + [("objects", objects)]
    }
    #expect(error(data).hasPrefix("a saved object is of the unknown kind Spaceship (in object "))
  }

  @Test func namesAnObjectWithoutAKind() {
    let data = archive { builder in
      let objects = builder.add(array: [builder.add(dictionary: [])])
      return self.parts(builder).dropLast() + [("objects", objects)]
    }
    #expect(error(data).hasPrefix("nothing is encoded for kind (in object "))
  }

  @Test func namesAReferenceWithoutAPath() {
    let writer = RestorationArchiveWriter()
    let proxy = writer.builder.reserve()
    writer.builder.fill(proxy, className: "UIStateRestorationPathProxy", fields: [])
    writer.addTopLevel([("proxy", .reference(proxy))])
    #expect(treeError(writer) == "nothing is encoded for path (in object 1)")
  }

  @Test func endsAtAnArrayThatHoldsItself() throws {
    let writer = RestorationArchiveWriter()
    let array = writer.builder.reserve()
    writer.builder.fill(
      array, className: "NSArray", fields: [("NS.objects", .references([array]))])
    writer.addTopLevel([("array", .reference(array))])
    let tree = try RestorationArchiveReader(writer.data()).tree()
    #expect(tree.topLevel.map(\.value) == [.array([.cycle(array.index)])])
  }

  @Test(.timeLimit(.minutes(5)))
  func refusesATreeThatUnfoldsToAnEndlessOne() {
    let writer = RestorationArchiveWriter()
    var array = writer.builder.add(integer: 7)
    for _ in 0..<8 {
      array = writer.builder.add(array: Array(repeating: array, count: 10))
    }
    writer.addTopLevel([("laughs", .reference(array))])
    #expect(treeError(writer) == "the archive unfolds to more than 1000000 values")
  }

  @Test func refusesATreeWithTooManyBytes() {
    let writer = RestorationArchiveWriter()
    let large = writer.builder.add(data: Data(repeating: 1, count: 1 << 20))
    writer.addTopLevel([
      ("large", .reference(writer.builder.add(array: Array(repeating: large, count: 65))))
    ])
    #expect(treeError(writer) == "the archive unfolds to more than 67108864 bytes")
  }

  @Test(arguments: [(96, "no error"), (97, "objects are nested more than 96 deep")])
  func refusesATreeThatIsTooDeep(depth: Int, message: String) {
    let writer = RestorationArchiveWriter()
    var array = writer.builder.add(integer: 7)
    for _ in 1..<depth { array = writer.builder.add(array: [array]) }
    writer.addTopLevel([("deep", .reference(array))])
    #expect(treeError(writer) == message)
  }

  @Test func writesTheDeepestTreeAsJSON() throws {
    let writer = RestorationArchiveWriter()
    var object = writer.builder.add(integer: 7)
    for _ in 1..<96 {
      let next = writer.builder.reserve()
      writer.builder.fill(next, className: "Node", fields: [("next", .reference(object))])
      object = next
    }
    writer.addTopLevel([("deep", .reference(object))])
    let tree = try RestorationArchiveReader(writer.data()).tree()
    let json = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(RestorationArchive.self, from: json) == tree)
  }

  private func parts(_ builder: KeyedArchiveBuilder) -> [(String, ObjectUID)] {
    [
      ("topLevel", builder.add(dictionary: [])),
      ("restorationClasses", builder.add(dictionary: [])), ("objects", builder.add(array: [])),
    ]
  }

  private func archive(_ parts: (KeyedArchiveBuilder) -> [(String, ObjectUID)]) -> Data {
    let builder = KeyedArchiveBuilder()
    let entries = parts(builder).map { (key: builder.add(string: $0.0), value: $0.1) }
    return builder.data(top: [("root", builder.add(dictionary: entries))])
  }

  private func treeError(_ writer: RestorationArchiveWriter) -> String { error(writer.data()) }

  private func error(_ data: Data) -> String {
    do throws(RestorationArchiveError) {
      _ = try RestorationArchiveReader(data).tree()
      return "no error"
    } catch {
      return error.description
    }
  }
}
