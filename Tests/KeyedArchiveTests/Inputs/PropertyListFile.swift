import struct Foundation.Data

/// A binary property list put together byte by byte, so that it can be wrong.
struct PropertyListFile {
  var objects: [[UInt8]]
  var offsetSize: UInt8 = 1
  var referenceSize: UInt8 = 1
  var objectCount: UInt64?
  var topObject: UInt64 = 0
  /// How far the trailer's word on where the offset table is, is wrong.
  var tableShift: Int64 = 0
  /// Offsets that replace the right ones, by object.
  var offsets: [Int: UInt8] = [:]

  init(_ objects: [UInt8]...) {
    self.objects = objects
  }

  init(objects: [[UInt8]]) {
    self.objects = objects
  }

  var data: Data {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for (index, object) in objects.enumerated() {
      let offset = offsets[index].map { Int($0) } ?? bytes.count
      table += Self.bigEndian(UInt64(offset), size: Int(min(offsetSize, 8)))
      bytes += object
    }
    let start = UInt64(bitPattern: Int64(bytes.count) + tableShift)
    bytes += table + [0, 0, 0, 0, 0, 0, offsetSize, referenceSize]
    for number in [objectCount ?? UInt64(objects.count), topObject, start] {
      bytes += Self.bigEndian(number, size: 8)
    }
    return Data(bytes)
  }

  static func bigEndian(_ number: UInt64, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64($0 * 8)) }
  }

  /// Each array holds the next one as often as given; the last one holds numbers.
  static func laughs(levels: Int, width: Int) -> PropertyListFile {
    let arrays = (0..<levels).map { level in
      [0xA0 | UInt8(width)] + [UInt8](repeating: UInt8(level + 1), count: width)
    }
    var file = PropertyListFile(objects: arrays + [[0x10, 7]])
    file.offsetSize = 2
    return file
  }

  /// Arrays in each other.
  static func nested(_ depth: Int) -> PropertyListFile {
    let arrays = (1..<depth).map { [0xA1] + bigEndian(UInt64($0), size: 4) }
    var file = PropertyListFile(objects: arrays + [[0xA0]])
    file.referenceSize = 4
    file.offsetSize = 4
    return file
  }
}
