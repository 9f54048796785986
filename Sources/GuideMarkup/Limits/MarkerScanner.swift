/// Reads the markers of quotes, list items and footnotes at the start of a line.
struct MarkerScanner {
  private(set) var markers: [Int] = []
  private(set) var definesFootnote = false
  private(set) var position = 0

  private let bytes: [UInt8]
  private let repetitionStart: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    repetitionStart = Self.repetitionStart(in: bytes)
  }

  mutating func scan() {
    skipBlanks()
    while let end = markerEnd() {
      markers.append(position)
      position = end
      skipBlanks()
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position].isBlank { position += 1 }
  }

  private mutating func markerEnd() -> Int? {
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case .greater: return position + 1
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      // `- - - -` is a rule across the page, whatever its length, and no nest of lists.
      let isBullet = position < repetitionStart && isBlankOrEnd(position + 1)
      return isBullet ? position + 1 : nil
    case .openBracket: return footnoteEnd()
    default: return numberEnd()
    }
  }

  private func isBlankOrEnd(_ offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset].isBlank
  }

  private func numberEnd() -> Int? {
    let digits = bytes[position...].prefix(10).prefix(while: \.isDigit).count
    let delimiter = position + digits
    guard (1...9).contains(digits), delimiter < bytes.count,
      bytes[delimiter] == UInt8(ascii: ".") || bytes[delimiter] == UInt8(ascii: ")"),
      isBlankOrEnd(delimiter + 1)
    else { return nil }
    return delimiter + 1
  }

  private mutating func footnoteEnd() -> Int? {
    guard let end = FootnoteMarker.end(in: bytes, from: position) else { return nil }
    definesFootnote = true
    return end
  }

  /// Where the repetition of one `-` or `*` begins that fills the line to its end; the line's
  /// length where there is none.
  private static func repetitionStart(in bytes: [UInt8]) -> Int {
    guard let last = bytes.last(where: { !$0.isBlank }),
      last == UInt8(ascii: "-") || last == UInt8(ascii: "*")
    else { return bytes.count }
    return (bytes.lastIndex { $0 != last && !$0.isBlank } ?? -1) + 1
  }
}
