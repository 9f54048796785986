import Foundation
import KeyedArchive
import Testing

/// Every way in which a file can be wrong has its own error, with the byte that is to blame.
struct MalformedPropertyListTests {
  @Test(arguments: [
    ("", "the file has 0 bytes, too few for a binary property list (at byte 0)"),
    ("bplist0", "the file has 7 bytes, too few for a binary property list (at byte 7)"),
    ("bplist00", "the file has 8 bytes, too few for a binary property list (at byte 8)"),
    (
      "bplist00 and no trailer",
      "the file has 23 bytes, too few for a binary property list (at byte 23)"
    ),
    ("bplist15", "the file does not begin with bplist00 (at byte 0)"),
    (
      "<?xml version=\"1.0\"?>",
      "the file is a property list as XML: `plutil -convert binary1` makes a binary one of it "
        + "(at byte 0)"
    ),
  ])
  func namesWhatIsWrongWithAText(text: String, message: String) {
    #expect(error(Data(text.utf8)) == message)
  }

  @Test(arguments: [0, 9, 255] as [UInt8])
  func namesSizesThatDoNotExist(size: UInt8) {
    var offsets = PropertyListFile([0x51, 0x61])
    offsets.offsetSize = size
    #expect(error(offsets).hasPrefix("offsets of \(size) bytes do not exist (at byte "))
    var references = PropertyListFile([0x09])
    references.referenceSize = size
    #expect(error(references) == "references of \(size) bytes do not exist (at byte 17)")
  }

  @Test func namesCountsOfObjectsThatCannotBe() {
    var file = PropertyListFile([0x09])
    file.objectCount = 0
    #expect(error(file) == "the file has no objects (at byte 18)")
    file.objectCount = 1 << 63
    #expect(
      error(file)
        == "the file claims 9223372036854775808 objects, more than the 5 it can have (at byte 18)")
    file.objectCount = 2
    #expect(
      error(file) == "the offset table at 9 does not end where the trailer begins (at byte 34)")
  }

  @Test func namesATopObjectThatDoesNotExist() {
    var file = PropertyListFile([0x09])
    file.topObject = 1
    #expect(error(file) == "the top object is number 1, and there are 1 (at byte 26)")
    file.topObject = .max
    #expect(error(file).hasPrefix("the top object is number 18446744073709551615"))
  }

  @Test(arguments: [-10, -1, 1, 8, 1000] as [Int64])
  func namesAnOffsetTableInTheWrongPlace(shift: Int64) {
    var file = PropertyListFile([0x09])
    file.tableShift = shift
    let offset = UInt64(bitPattern: 9 + shift)
    #expect(
      error(file)
        == "the offset table at \(offset) does not end where the trailer begins (at byte 34)")
  }

  @Test(arguments: [0, 7, 9, 10, 41, 255] as [UInt8])
  func namesAnObjectOutsideTheObjects(offset: UInt8) {
    var file = PropertyListFile([0x09])
    file.offsets[0] = offset
    #expect(
      error(file)
        == "an object at \(offset) is not between header and offset table (at byte 9)")
  }

  @Test(
    arguments: [
      0x01, 0x0A, 0x0F, 0x15, 0x1F, 0x20, 0x21, 0x24, 0x30, 0x32, 0x34, 0x70, 0x88, 0x90, 0xB0,
      0xE0,
      0xFF,
    ] as [UInt8])
  func namesMarkersThatDoNotExist(marker: UInt8) {
    let file = PropertyListFile([marker] + [UInt8](repeating: 0, count: 16))
    #expect(error(file) == "no object begins with the byte \(marker) (at byte 8)")
  }

  @Test(
    arguments: [
      ([0x10], "an object needs 1 bytes and has 0 (at byte 9)"),
      ([0x11, 1], "an object needs 2 bytes and has 1 (at byte 9)"),
      ([0x12, 1, 2, 3], "an object needs 4 bytes and has 3 (at byte 9)"),
      ([0x13, 1], "an object needs 8 bytes and has 1 (at byte 9)"),
      ([0x14, 1], "an object needs 16 bytes and has 1 (at byte 9)"),
      ([0x22, 1], "an object needs 4 bytes and has 1 (at byte 9)"),
      ([0x33, 1], "an object needs 8 bytes and has 1 (at byte 9)"),
      ([0x83, 1], "an object needs 4 bytes and has 1 (at byte 9)"),
      ([0x42, 1], "an object needs 2 bytes and has 1 (at byte 9)"),
      ([0x52, 65], "an object needs 2 bytes and has 1 (at byte 9)"),
      ([0x61, 0], "an object needs 2 bytes and has 1 (at byte 9)"),
      ([0xA2, 0], "an object needs 2 bytes and has 1 (at byte 9)"),
      ([0xC2, 0], "an object needs 2 bytes and has 1 (at byte 9)"),
      ([0xD1, 0], "an object needs 2 bytes and has 1 (at byte 9)"),
      ([0x4F], "an object needs 1 bytes and has 0 (at byte 9)"),
      ([0x4F, 0x10], "an object needs 1 bytes and has 0 (at byte 10)"),
      ([0x4F, 0x11, 1], "an object needs 2 bytes and has 1 (at byte 10)"),
      ([0x4F, 0x55], "a length begins with the byte 85, which is not an integer's (at byte 9)"),
      ([0xAF, 0x14], "a length begins with the byte 20, which is not an integer's (at byte 9)"),
      (
        [0x5F, 0x10, 9] + [UInt8](repeating: 65, count: 8) + [0x80],
        "an ASCII string has a byte above 127 (at byte 8)"
      ),
      (
        [0x5F, 0x10, 9, 65, 65, 0xC3, 65, 65, 65, 65, 65, 65],
        "an ASCII string has a byte above 127 (at byte 8)"
      ),
      ([0x62, 0xD8, 0x3D, 0xD8, 0x3D], "a UTF-16 string has half a surrogate pair (at byte 8)"),
      ([0x62, 0xD8, 0x3D, 0, 65], "a UTF-16 string has half a surrogate pair (at byte 8)"),
      ([0x51, 0x80], "an ASCII string has a byte above 127 (at byte 8)"),
      ([0x61, 0xD8, 0x00], "a UTF-16 string has half a surrogate pair (at byte 8)"),
      ([0x62, 0xDC, 0x00, 0, 65], "a UTF-16 string has half a surrogate pair (at byte 8)"),
      (
        [0x14, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
        "an integer has more than 64 bits (at byte 8)"
      ),
      (
        [0x14, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0],
        "an integer has more than 64 bits (at byte 8)"
      ),
      ([0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0], "a date is not a finite number (at byte 8)"),
      ([0x33, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0], "a date is not a finite number (at byte 8)"),
      ([0x84, 1, 0, 0, 0, 0], "a reference has more than 32 bits (at byte 8)"),
      (
        [0x87, 255, 255, 255, 255, 255, 255, 255, 255],
        "a reference has more than 32 bits (at byte 8)"
      ),
      ([0xA1, 1], "a reference to object 1, and there are 1 (at byte 9)"),
      ([0xA1, 0], "an object contains itself (at byte 9)"),
      ([0xC1, 0], "an object contains itself (at byte 9)"),
    ] as [([UInt8], String)])
  func namesWhatIsWrongWithAnObject(object: [UInt8], message: String) {
    #expect(error(PropertyListFile(object)) == message)
  }

  @Test(
    arguments: [
      (0x4F, 1 << 62), (0x5F, 1 << 62), (0x6F, 1 << 63), (0x6F, (1 << 63) - 1),
      (0xAF, 1 << 60), (0xCF, .max), (0xDF, .max), (0xDF, 1 << 63),
    ] as [(UInt8, UInt64)])
  func namesLengthsThatNoFileHas(marker: UInt8, length: UInt64) {
    let file = PropertyListFile([marker, 0x13] + PropertyListFile.bigEndian(length, size: 8))
    #expect(error(file).hasPrefix("an object needs "))
    #expect(error(file).hasSuffix(" bytes and has 0 (at byte 18)"))
  }

  @Test func namesKeysThatAreNoStrings() {
    #expect(
      error(PropertyListFile([0xD1, 1, 1], [0x10, 1]))
        == "the key of a dictionary is an integer (at byte 9)")
    #expect(
      error(PropertyListFile([0xD1, 1, 2], [0xA0], [0x09]))
        == "the key of a dictionary is an array (at byte 9)")
  }

  @Test func namesAKeyThatOccursTwice() {
    #expect(
      error(PropertyListFile([0xD2, 1, 1, 2, 2], [0x51, 0x61], [0x09]))
        == "a dictionary has the key a twice (at byte 10)")
    let many = PropertyListFile([0xDF, 0x10, 16] + [UInt8](repeating: 1, count: 32), [0x51, 0x61])
    #expect(error(many) == "a dictionary has the key a twice (at byte 12)")
  }

  @Test(arguments: [2, 100])
  func namesAnObjectThatContainsItselfFarBelow(depth: Int) {
    var file = PropertyListFile.nested(depth)
    file.objects[depth - 1] = [0xA1, 0, 0, 0, 0]
    let offset = 8 + 5 * (depth - 1) + 1
    #expect(error(file) == "an object contains itself (at byte \(offset))")
  }

  @Test func namesObjectsThatShareBytes() {
    // Objects 2 and 3 are the data that object 1 is.
    var file = PropertyListFile(objects: [[0xA3, 1, 2, 3], [0x44, 1, 1, 1, 1], [], []])
    file.offsets = [2: 12, 3: 12]
    #expect(error(file) == "objects overlap each other (at byte 12)")
  }

  @Test func namesBytesBehindTheTrailer() {
    let data = PropertyListFile([0x09]).data + Data("more".utf8)
    // The last bytes are read as the trailer, which then begins in the middle of the true one.
    #expect(error(data) == "offsets of 0 bytes do not exist (at byte 20)")
  }

  // As other readers do: an object may lie in the bytes of another, as long as all bytes suffice.
  @Test func readsAnObjectInTheMiddleOfAnother() throws {
    var file = PropertyListFile([0xA2, 1, 2], [0x42, 0x10, 0x05], [0x09])
    file.offsets[2] = 12
    #expect(
      try BinaryPropertyListReader().value(of: file.data)
        == .array([.data(Data([0x10, 0x05])), .integer(5)]))
  }

  @Test func namesEveryTruncation() {
    let data = PropertyListFile([0xA2, 1, 2], [0x51, 0x61], [0x09]).data
    for count in 0..<data.count {
      #expect(error(data.prefix(count)) != "no error", "\(count) bytes")
    }
  }

  private func error(_ file: PropertyListFile) -> String { error(file.data) }

  private func error(_ data: Data) -> String {
    do throws(PropertyListError) {
      _ = try BinaryPropertyListReader().value(of: data)
      return "no error"
    } catch {
      return error.description
    }
  }
}
