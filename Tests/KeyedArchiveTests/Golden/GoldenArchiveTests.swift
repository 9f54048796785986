import Foundation
import KeyedArchive
import Testing

/// Files of each version of the format, as the engine of their time wrote them: they are read for ever.
@Suite struct GoldenArchiveTests {
  @Test func areAllRead() throws {
    let names = try GoldenArchive.names
    #expect(names.count >= GoldenArchive.Sample.allCases.count)
    for name in names {
      let golden = try #require(GoldenArchive(name: name), "\(name) has no version or no sample")
      #expect(golden.version <= .current, "\(name)")
      let tree = try RestorationArchiveReader(golden.data).tree()
      #expect(try ArchiveDump.text(of: tree) == golden.text, "\(name)")
    }
  }

  // If you change what is written, raise `RestorationArchiveFormat.minorVersion`, or the major one
  // where older readers cannot read it, run this with REPRISE_WRITE_GOLDEN=1, and keep the files.
  @Test(arguments: GoldenArchive.Sample.allCases)
  func isWhatIsWrittenToday(sample: GoldenArchive.Sample) throws {
    let golden = GoldenArchive(.current, sample)
    if ProcessInfo.processInfo.environment["REPRISE_WRITE_GOLDEN"] != nil,
      try !GoldenArchive.names.contains("\(GoldenArchive.Version.current) \(sample.rawValue)")
    {
      try golden.write()
    }
    #expect(
      try golden.data == sample.data,
      "version \(GoldenArchive.Version.current) is written otherwise than when it was kept")
  }

  @Test func tellsNumberObjectsFromNumbers() throws {
    let golden = GoldenArchive(.init(major: 2, minor: 1), .numberObjects)
    let reader = try RestorationArchiveReader(golden.data)
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
    let keyed = KeyedArchiveBuilder()
    let text = keyed.add(string: "x")
    func dictionary(_ pairs: [(String, ObjectUID)]) -> ObjectUID {
      keyed.add(dictionary: pairs.map { (key: keyed.add(string: $0.0), value: $0.1) })
    }
    let root = dictionary([
      ("topLevel", dictionary([])), ("restorationClasses", dictionary([])),
      ("objects", keyed.add(array: [])), ("numberObjects", text),
    ])
    #expect {
      try RestorationArchiveReader(keyed.data(top: [("root", root)]))
    } throws: { error in
      "\(error)".hasPrefix("numberObjects is a string, not an array (in object ")
    }
  }
}
