/// Where the lines of a file lie in its bytes.
struct LineRanges {
  /// One line: its text and the line end after it.
  struct Line {
    /// The bytes of the text, without the line end.
    let text: Range<Int>

    /// The offset after the line end; that of the text's end where the file stops without one.
    let end: Int
  }

  let lines: [Line]

  /// Splits at LF, CRLF and lone CR; a byte order mark at the start belongs to no line.
  init(of bytes: [UInt8]) {
    var lines: [Line] = []
    var start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    var position = start
    while position < bytes.count {
      guard bytes[position] == .lineFeed || bytes[position] == .carriageReturn else {
        position += 1
        continue
      }
      let isPair =
        bytes[position] == .carriageReturn && position + 1 < bytes.count
        && bytes[position + 1] == .lineFeed
      let end = position + (isPair ? 2 : 1)
      lines.append(Line(text: start..<position, end: end))
      start = end
      position = end
    }
    if start < bytes.count { lines.append(Line(text: start..<bytes.count, end: bytes.count)) }
    self.lines = lines
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
