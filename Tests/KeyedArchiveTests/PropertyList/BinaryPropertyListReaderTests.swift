import Foundation
import KeyedArchive
import Testing

struct BinaryPropertyListReaderTests {
  @Test(
    arguments: [
      ([0x00], .null),
      ([0x08], .bool(false)),
      ([0x09], .bool(true)),
      ([0x10, 255], .integer(255)),
      ([0x11, 255, 255], .integer(65_535)),
      ([0x12, 255, 255, 255, 255], .integer(4_294_967_295)),
      ([0x13, 255, 255, 255, 255, 255, 255, 255, 255], .integer(-1)),
      ([0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9], .integer(9)),
      ([0x14, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0], .unsigned(1 << 63)),
      ([0x14] + [UInt8](repeating: 255, count: 16), .integer(-1)),
      ([0x22, 0x3F, 0x80, 0, 0], .real(1)),
      ([0x23, 0xBF, 0xF0, 0, 0, 0, 0, 0, 0], .real(-1)),
      ([0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0], .real(.infinity)),
      ([0x23, 0xFF, 0xF0, 0, 0, 0, 0, 0, 0], .real(-.infinity)),
      ([0x22, 0x7F, 0x80, 0, 0], .real(.infinity)),
      ([0x33, 0x40, 0, 0, 0, 0, 0, 0, 0], .date(2)),
      ([0x40], .data(Data())),
      ([0x42, 1, 2], .data(Data([1, 2]))),
      ([0x4F, 0x10, 1, 9], .data(Data([9]))),
      ([0x50], .string("")),
      ([0x52, 0x68, 0x69], .string("hi")),
      ([0x62, 0xD8, 0x3D, 0xDE, 0x00], .string("😀")),
      ([0x80, 5], .uid(5)),
      ([0x81, 1, 0], .uid(256)),
      ([0x82, 1, 0, 0], .uid(65_536)),
      ([0x83, 255, 255, 255, 255], .uid(.max)),
      ([0x87, 0, 0, 0, 0, 0, 0, 0, 3], .uid(3)),
      ([0xA0], .array([])),
      ([0xC0], .set([])),
      ([0xD0], .dictionary([])),
    ] as [([UInt8], PropertyListValue)])
  func readsEachKindOfObject(bytes: [UInt8], value: PropertyListValue) throws {
    #expect(try BinaryPropertyListReader().value(of: PropertyListFile(bytes).data) == value)
  }

  @Test func readsARealThatIsNoNumber() throws {
    let file = PropertyListFile([0x23, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0])
    guard case .real(let number) = try BinaryPropertyListReader().value(of: file.data) else {
      Issue.record("a real number was expected")
      return
    }
    #expect(number.isNaN)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt8>)
  func readsOffsetsAndReferencesOfEverySize(size: UInt8) throws {
    let reference = { (index: UInt64) in PropertyListFile.bigEndian(index, size: Int(size)) }
    var file = PropertyListFile(
      [0xD1] + reference(1) + reference(2), [0x51, 0x61], [0xC1] + reference(1))
    file.offsetSize = size
    file.referenceSize = size
    let value = try BinaryPropertyListReader().value(of: file.data)
    #expect(value == .dictionary([.init("a", .set([.string("a")]))]))
    #expect(value["a"] == .set([.string("a")]))
    #expect(value["b"] == nil)
  }

  @Test func keepsTheOrderOfADictionary() throws {
    let file = PropertyListFile([0xD2, 1, 2, 1, 2], [0x51, 0x7A], [0x51, 0x61])
    #expect(
      try BinaryPropertyListReader().value(of: file.data)
        == .dictionary([.init("z", .string("z")), .init("a", .string("a"))]))
  }

  @Test func readsASliceOfData() throws {
    let data = Data("before".utf8) + PropertyListFile([0x09]).data
    #expect(try BinaryPropertyListReader().value(of: data.dropFirst(6)) == .bool(true))
  }
}
