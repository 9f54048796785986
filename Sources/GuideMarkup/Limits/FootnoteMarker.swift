/// The start of a footnote's definition: `[^label]:`.
enum FootnoteMarker {
  /// The offset after the marker that begins at `start`, if one does.
  static func end(in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes[start...].starts(with: [.openBracket, UInt8(ascii: "^")]) else { return nil }
    let label = start + 2
    guard
      let close = bytes[label...].firstIndex(where: { $0 == .closeBracket || $0.isBlank }),
      close > label, bytes[close] == .closeBracket,
      close + 1 < bytes.count, bytes[close + 1] == .colon
    else { return nil }
    return close + 2
  }

  /// The label of the marker that begins at `start`, if one does.
  static func label(in bytes: [UInt8], from start: Int) -> String? {
    end(in: bytes, from: start).map {
      String(decoding: bytes[(start + 2)..<($0 - 2)], as: UTF8.self)
    }
  }
}
