import Foundation
import KeyedArchive
import Testing

/// A saved state costs what its file is long: names and sections that it has once and means a
/// thousand times are refused.
struct UnfoldingArchiveTests {
  @Test(.timeLimit(.minutes(5)))
  func showsTheLongestPathsSoon() throws {
    let path = String(repeating: "a/", count: 1_023) + "a"
    let longest = path + String(repeating: "b", count: (64 << 10) - path.utf8.count)
    let tree = try RestorationArchiveReader(archive(paths: (0..<5).map { _ in longest })).tree()
    #expect(ArchiveTreeText.text(of: tree).utf8.count > 1_023 * 1_024)
    #expect(tree.difference(to: tree).objects.isEmpty)
  }

  @Test func refusesAPathWithTooManyBytes() {
    let path = String(repeating: "b", count: (64 << 10) + 1)
    #expect(error(archive(paths: [path])).hasPrefix("a path has more than 65536 bytes (in object "))
  }

  // The tree of such a path would be as deep: code that walks down needs as many calls.
  @Test func refusesAPathWithTooManyComponents() {
    let path = String(repeating: "a/", count: 30_000)
    #expect(
      error(archive(paths: [path])).hasPrefix("a path has more than 1024 components (in object "))
  }

  @Test func refusesAnObjectThatIsSavedTwice() {
    #expect(error(archive(sharing: .section)).hasPrefix("one object is saved twice (in object "))
    #expect(error(archive(sharing: .values)).hasPrefix("one object is saved twice (in object "))
  }

  @Test(.timeLimit(.minutes(5)))
  func refusesOneClassNameForAThousandObjects() {
    let writer = RestorationArchiveWriter()
    let name = String(repeating: "N", count: 1 << 20)
    for index in 0..<65 {
      writer.addObject(kind: .viewController, path: "\(index)", className: name, fields: [])
    }
    #expect(
      error(writer.data()) == "the names in the saved state unfold to more than 67108864 bytes")
  }

  @Test(.timeLimit(.minutes(5)))
  func refusesOneRestorationClassForAThousandPaths() {
    let writer = RestorationArchiveWriter()
    let name = String(repeating: "N", count: 1 << 20)
    for index in 0..<65 { writer.setRestorationClass(name, forPath: "\(index)") }
    #expect(
      error(writer.data()) == "the names in the saved state unfold to more than 67108864 bytes")
  }

  @Test(.timeLimit(.minutes(5)), arguments: [true, false])
  func refusesOneKeyOrClassForAThousandValues(isKey: Bool) {
    let name = String(repeating: "k", count: 1 << 20)
    let writer = RestorationArchiveWriter()
    for index in 0..<65 {
      let object = writer.builder.reserve()
      writer.builder.fill(
        object, className: isKey ? "A" : name,
        fields: [(isKey ? name : "k\(index)", .integer(1))])
      writer.addTopLevel([("\(index)", .reference(object))])
    }
    #expect(error(writer.data()) == "the archive unfolds to more than 67108864 bytes")
  }

  @Test(.timeLimit(.minutes(5)))
  func comparesLargeSetsSoon() {
    let before = (0..<100_000).map { ArchiveValue.integer($0) }
    let after = before.shuffled()
    #expect(difference(before, after).isEmpty)
    #expect(difference(before, Array(after.dropFirst())).count == 1)
    let others = (0..<100_000).map { ArchiveValue.integer(-1 - $0) }
    #expect(difference(before, others).count == 1, "two large sets are compared as wholes")
  }

  private func difference(
    _ before: [ArchiveValue], _ after: [ArchiveValue]
  ) -> [ValueDifference] {
    SampleTree.archive(("a", "A", ["set": .set(before)]))
      .difference(to: SampleTree.archive(("a", "A", ["set": .set(after)])))
      .objects.flatMap(\.values)
  }

  private func archive(paths: [String]) -> Data {
    let writer = RestorationArchiveWriter()
    for path in paths {
      writer.addObject(kind: .viewController, path: path, className: "A", fields: [])
    }
    return writer.data()
  }

  private enum Shared {
    case section
    case values
  }

  private func archive(sharing shared: Shared) -> Data {
    let builder = KeyedArchiveBuilder()
    func dictionary(_ entries: [(String, ObjectUID)]) -> ObjectUID {
      builder.add(dictionary: entries.map { (key: builder.add(string: $0), value: $1) })
    }
    let values = dictionary([("a", builder.add(integer: 1))])
    func section(_ path: String) -> ObjectUID {
      dictionary([
        ("kind", builder.add(string: "View Controller")), ("path", builder.add(string: path)),
        ("class", builder.add(string: "A")), ("values", values),
      ])
    }
    let first = section("a")
    let second = shared == .section ? first : section("b")
    let root = dictionary([
      ("topLevel", dictionary([])), ("restorationClasses", dictionary([])),
      ("objects", builder.add(array: [first, second])),
    ])
    return builder.data(top: [("root", root)])
  }

  private func error(_ data: Data) -> String {
    do throws(RestorationArchiveError) {
      _ = try RestorationArchiveReader(data).tree()
      return "no error"
    } catch {
      return error.description
    }
  }
}
