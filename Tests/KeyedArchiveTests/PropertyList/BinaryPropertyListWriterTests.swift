import Foundation
import KeyedArchive
import Testing

struct BinaryPropertyListWriterTests {
  @Test(
    arguments: [
      (.null, "00"), (.bool(false), "08"), (.bool(true), "09"),
      (.integer(0), "1000"), (.integer(255), "10ff"), (.integer(256), "110100"),
      (.integer(65_536), "1200010000"), (.integer(1 << 32), "130000000100000000"),
      (.integer(-1), "13ffffffffffffffff"), (.integer(.min), "138000000000000000"),
      (.unsigned(1 << 63), "1400000000000000008000000000000000"),
      (.unsigned(5), "1005"),
      (.real(1), "233ff0000000000000"), (.date(-1), "33bff0000000000000"),
      (.data(Data([1, 2])), "420102"), (.data(Data(repeating: 0, count: 15)), "4f100f" + zeros),
      (.string(""), "50"), (.string("hi"), "526869"), (.string("é"), "6100e9"),
      (.string("😀"), "62d83dde00"),
      (.uid(5), "8005"), (.uid(256), "810100"), (.uid(65_536), "8300010000"),
      (.array([]), "a0"), (.set([]), "c0"), (.dictionary([]), "d0"),
      (.array([.bool(true)]), "a10109"), (.set([.bool(true)]), "c10109"),
      (.dictionary([.init("a", .bool(true))]), "d10102516109"),
    ] as [(PropertyListValue, String)])
  func writesEachKindOfValue(value: PropertyListValue, objects: String) {
    let data = BinaryPropertyListWriter().data(of: value)
    let hex = data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(hex.hasPrefix("62706c6973743030" + objects + "08"))
  }

  private static let zeros = String(repeating: "00", count: 15)

  @Test func writesEachScalarOnce() throws {
    let value = PropertyListValue.array([
      .string("once"), .string("once"), .integer(1), .integer(1), .real(1), .bool(true),
    ])
    let data = BinaryPropertyListWriter().data(of: value)
    #expect(data[data.count - 17] == 5)
    #expect(try BinaryPropertyListReader().value(of: data) == value)
  }

  @Test func keepsStringsApartThatOnlyLookEqual() throws {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    let data = BinaryPropertyListWriter().data(
      of: .array([.string(composed), .string(decomposed)]))
    guard case .array(let elements) = try BinaryPropertyListReader().value(of: data) else {
      Issue.record("an array was expected")
      return
    }
    let lengths = elements.map { element in
      if case .string(let text) = element { text.unicodeScalars.count } else { 0 }
    }
    #expect(lengths == [1, 2])
  }

  @Test func keepsZeroApartFromMinusZero() throws {
    let data = BinaryPropertyListWriter().data(of: .array([.real(0), .real(-0.0)]))
    guard case .array(let elements) = try BinaryPropertyListReader().value(of: data),
      case .real(let second)? = elements.last
    else {
      Issue.record("two numbers were expected")
      return
    }
    #expect(second.sign == .minus)
  }

  @Test(arguments: [255, 256, 257, 65_536])
  func choosesTheSmallestReferences(count: Int) throws {
    let value = PropertyListValue.array((1..<count).map { .integer(Int64($0)) })
    let data = BinaryPropertyListWriter().data(of: value)
    #expect(data[data.count - 25] == (count <= 256 ? 1 : 2))
    #expect(try BinaryPropertyListReader().value(of: data) == value)
  }

  @Test func writesTheSameBytesEachTime() {
    let value = Self.everything
    let first = BinaryPropertyListWriter().data(of: value)
    #expect((0..<10).allSatisfy { _ in BinaryPropertyListWriter().data(of: value) == first })
  }

  @Test func writesWhatPlistlibReads() throws {
    let file = try ScratchFolder().file(BinaryPropertyListWriter().data(of: Self.everything))
    let program = """
      import plistlib, sys
      for key, value in plistlib.load(open(sys.argv[1], "rb")).items():
        print(key, ascii(value))
      """
    #expect(
      try ProcessOutput.text("python3", "-c", program, file.path) == """
        yes True
        no False
        small 7
        negative -9223372036854775808
        large 9223372036854775808
        real 0.1
        date datetime.datetime(2001, 1, 1, 0, 1, 40)
        data b'\\x01\\x02'
        ascii 'plain'
        umlaut '\\xe9\\U0001f600'
        uid UID(70000)
        array [1, [], 'plain']
        dictionary {'inner': {}}
        \(String(repeating: "k", count: 20)) True

        """)
  }

  @Test func readsWhatPlistlibWrites() throws {
    let folder = try ScratchFolder()
    let program = """
      import plistlib, sys, datetime
      value = {"a": [1, -1, 2**63, 0.5, True], "d": b"\\x00", "s": "\\u20ac", "u": plistlib.UID(300),
        "t": datetime.datetime(2001, 1, 1, 0, 0, 1)}
      plistlib.dump(value, open(sys.argv[1], "wb"), fmt=plistlib.FMT_BINARY, sort_keys=False)
      """
    _ = try ProcessOutput.text("python3", "-c", program, folder.path("made.plist"))
    let data = try BoundedFile.read(folder.path("made.plist"), limit: 1_000)
    #expect(
      try BinaryPropertyListReader().value(of: data)
        == .dictionary([
          .init(
            "a", .array([.integer(1), .integer(-1), .unsigned(1 << 63), .real(0.5), .bool(true)])),
          .init("d", .data(Data([0]))), .init("s", .string("€")), .init("u", .uid(300)),
          .init("t", .date(1)),
        ]))
  }

  private static let everything = PropertyListValue.dictionary([
    .init("yes", .bool(true)), .init("no", .bool(false)), .init("small", .integer(7)),
    .init("negative", .integer(.min)), .init("large", .unsigned(1 << 63)),
    .init("real", .real(0.1)), .init("date", .date(100)), .init("data", .data(Data([1, 2]))),
    .init("ascii", .string("plain")), .init("umlaut", .string("é😀")), .init("uid", .uid(70_000)),
    .init("array", .array([.integer(1), .array([]), .string("plain")])),
    .init("dictionary", .dictionary([.init("inner", .dictionary([]))])),
    .init(String(repeating: "k", count: 20), .bool(true)),
  ])
}
