/// Finds the place of a character in tables of widths.
///
/// The tables are strings, because the compiler reads a string at once and checks each element of
/// an array literal.
struct WidthTable: Sendable {
  private let firsts: [UInt32]
  private let lasts: [UInt32]
  private let offsets: [Int]

  init(runs: [(first: UInt32, count: Int)]) {
    var offset = 0
    var offsets: [Int] = []
    for run in runs {
      offsets.append(offset)
      offset += run.count
    }
    self.offsets = offsets
    firsts = runs.map(\.first)
    lasts = runs.map { $0.first + UInt32($0.count) - 1 }
  }

  /// Returns the place of a character's width, or nil where the font lacks the character.
  func place(of code: UInt32) -> Int? {
    var low = 0
    var high = firsts.count
    while low < high {
      let middle = (low + high) / 2
      if lasts[middle] < code { low = middle + 1 } else { high = middle }
    }
    guard low < firsts.count, firsts[low] <= code else { return nil }
    return offsets[low] + Int(code - firsts[low])
  }

  /// Reads a table: two digits to the base 64 for each width.
  static func widths(of packed: String) -> [UInt16] {
    var widths: [UInt16] = []
    var high: UInt16?
    for byte in packed.utf8 {
      let digit = digit(of: byte)
      if let first = high {
        widths.append(first * 64 + digit)
        high = nil
      } else {
        high = digit
      }
    }
    return widths
  }

  /// The digits are 0–9, A–Z, a–z, + and /, as in `make_tables.py`.
  private static func digit(of byte: UInt8) -> UInt16 {
    switch byte {
    case 0x30...0x39: UInt16(byte) - 0x30
    case 0x41...0x5A: UInt16(byte) - 0x41 + 10
    case 0x61...0x7A: UInt16(byte) - 0x61 + 36
    case 0x2B: 62
    default: 63
    }
  }
}
