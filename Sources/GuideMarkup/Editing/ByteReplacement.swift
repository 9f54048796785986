/// New bytes for a range of a file.
struct ByteReplacement {
  let range: Range<Int>
  let bytes: [UInt8]

  /// Replaces ranges that do not overlap and are in order.
  static func apply(_ replacements: [ByteReplacement], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for replacement in replacements {
      result += bytes[position..<replacement.range.lowerBound]
      result += replacement.bytes
      position = replacement.range.upperBound
    }
    return result + bytes[position...]
  }
}
