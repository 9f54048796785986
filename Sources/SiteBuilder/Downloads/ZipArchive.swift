/// A ZIP archive of some files, as they are: without compression, and the same bytes for the same files.
///
/// The format is PKWARE's (APPNOTE.TXT 6.3): a header before each file, and a list of all headers at the end.
struct ZipArchive {
  private(set) var bytes: [UInt8]

  /// - Parameter files: The paths in the archive, with slashes, and the contents.
  init(_ files: [(path: String, contents: [UInt8])]) {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for (path, contents) in files {
      let start = bytes.count
      let fields = Self.fields(path: path, contents: contents)
      bytes += Self.fileSignature + fields + Array(path.utf8) + contents
      // No comment, the first disk, no attributes.
      let rest: [UInt8] = Array(repeating: 0, count: 10)
      directory +=
        Self.directorySignature + Self.version + fields + rest + Self.number(start, size: 4)
      directory += Array(path.utf8)
    }
    let start = bytes.count
    bytes += directory
    bytes += Self.endSignature + [0, 0, 0, 0]
    bytes += Self.number(files.count, size: 2) + Self.number(files.count, size: 2)
    bytes += Self.number(directory.count, size: 4) + Self.number(start, size: 4) + [0, 0]
    self.bytes = bytes
  }

  /// What the header of a file and its entry in the list have in common.
  private static func fields(path: String, contents: [UInt8]) -> [UInt8] {
    var fields = version + isUTF8 + stored + firstDate
    fields += number(Int(checksum(contents)), size: 4)
    fields += number(contents.count, size: 4) + number(contents.count, size: 4)
    fields += number(path.utf8.count, size: 2) + [0, 0]
    return fields
  }

  private static let fileSignature: [UInt8] = [0x50, 0x4b, 3, 4]
  private static let directorySignature: [UInt8] = [0x50, 0x4b, 1, 2]
  private static let endSignature: [UInt8] = [0x50, 0x4b, 5, 6]
  private static let version: [UInt8] = [20, 0]
  private static let isUTF8: [UInt8] = [0, 8]
  private static let stored: [UInt8] = [0, 0]

  /// Midnight of January 1, 1980, the first date that the format knows.
  private static let firstDate: [UInt8] = [0, 0, 0x21, 0]

  /// Least byte first.
  private static func number(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// CRC-32 as in ISO 3309.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      let index = UInt8(truncatingIfNeeded: sum) ^ byte
      sum = table[Int(index)] ^ (sum >> 8)
    }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    var sum = UInt32(index)
    for _ in 0..<8 {
      let half = sum >> 1
      sum = sum & 1 == 0 ? half : half ^ 0xEDB8_8320
    }
    return sum
  }
}
