/// Reads the text of an untrusted program from its start to its end.
///
/// A regular expression may go back as often as there are letters, so that 80 kB take it a minute. Here every
/// byte is looked at a fixed number of times, whatever the text is.
struct ByteScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte that comes next; nil at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  /// The byte before; nil at the start.
  var previous: UInt8? { position == 0 ? nil : bytes[position - 1] }

  mutating func skip(_ count: Int = 1) { position = min(bytes.count, position + count) }

  /// Skips these characters, if they come next.
  mutating func take(_ word: String) -> Bool {
    let word = word.utf8
    guard bytes.count - position >= word.count, bytes[position...].starts(with: word) else {
      return false
    }
    position += word.count
    return true
  }

  /// Skips all bytes that are wanted, at most so many, and says how many there were.
  mutating func take(while isWanted: (UInt8) -> Bool, upTo limit: Int = .max) -> Int {
    let start = position
    while position < bytes.count, position - start < limit, isWanted(bytes[position]) {
      position += 1
    }
    return position - start
  }

  /// The text from a place to here.
  func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  /// The number in decimal digits that comes next; nil where there is none, or none that a file has lines.
  mutating func number() -> Int? {
    let start = position
    guard take(while: \.isDigit) > 0 else { return nil }
    return Int(text(from: start))
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Of a number as addresses are written.
  var isHexDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self) }

  /// Of a word; of letters that are not ASCII, all.
  var isInWord: Bool {
    isDigit || self == UInt8(ascii: "_") || self >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  var isLineEnd: Bool { self == UInt8(ascii: "\n") }
}
