import ArchiveFuzzing
import Foundation
import KeyedArchive
import Testing

/// What the reader takes for a property list, another reader takes for one too.
struct PlistlibAgreementTests {
  @Test func readsNoDamagedFileThatPlistlibRefuses() throws {
    let folder = try ScratchFolder()
    let file = Array(BinaryPropertyListWriter().data(of: Self.value))
    var read: [String] = []
    for seed in 0..<5_000 as Range<UInt64> {
      var mutator = Mutator(seed: seed)
      let data = mutator.damaged(file)
      guard Self.isRead(data) else { continue }
      read.append("\(seed)")
      try data.write(to: URL(fileURLWithPath: folder.path("\(seed)")))
    }
    let program = """
      import os, plistlib, sys
      for name in sorted(os.listdir(sys.argv[1]), key=int):
        try: plistlib.load(open(os.path.join(sys.argv[1], name), "rb"), fmt=plistlib.FMT_BINARY)
        except Exception as error: print("seed", name, repr(error))
      """
    #expect(read.count > 300)
    #expect(try ProcessOutput.text("python3", "-c", program, folder.path) == "")
  }

  private static func isRead(_ data: Data) -> Bool {
    do throws(PropertyListError) {
      let value = try BinaryPropertyListReader().value(of: data)
      return !hasSet(value)
    } catch {
      return false
    }
  }

  /// Python's reader knows no sets.
  private static func hasSet(_ value: PropertyListValue) -> Bool {
    switch value {
    case .set: true
    case .array(let elements): elements.contains(where: hasSet)
    case .dictionary(let entries): entries.contains { hasSet($0.value) }
    default: false
    }
  }

  /// Without a date, for which Python has fewer years.
  private static let value = PropertyListValue.dictionary([
    .init("text", .string("é😀")), .init("ascii", .string("a text that is longer than fifteen")),
    .init("numbers", .array([.integer(1), .integer(-1), .unsigned(1 << 63), .real(0.5)])),
    .init("data", .data(Data(repeating: 3, count: 20))), .init("uid", .uid(300)),
    .init("nested", .array([.array([.dictionary([.init("k", .bool(false))])])])),
  ])
}
