package import KeyedArchive

import struct Foundation.Data

/// Makes property lists at random, the same ones for the same seed.
package struct RandomTree {
  private var numbers: FuzzNumbers

  /// How many more values there may be.
  private var rest: Int

  /// Whether only that is in it which every reader of property lists knows.
  private let isPortable: Bool

  private static let depth = 12

  /// - Parameter isPortable: Whether to leave out sets, null, and dates between the seconds or
  ///   thousands of years away.
  package init(seed: UInt64, isPortable: Bool = false) {
    numbers = FuzzNumbers(seed: seed)
    rest = 1 + numbers.number(below: 500)
    self.isPortable = isPortable
  }

  /// A tree of up to 500 values.
  package mutating func value() -> PropertyListValue {
    container(depth: 0)
  }

  private mutating func value(depth: Int) -> PropertyListValue {
    depth < Self.depth && numbers.number(below: 3) == 0 ? container(depth: depth) : scalar()
  }

  private mutating func container(depth: Int) -> PropertyListValue {
    let count = min(rest, numbers.number(below: 20))
    rest -= count
    switch numbers.number(below: 5) {
    case 0, 1: return .array((0..<count).map { _ in value(depth: depth + 1) })
    case 2 where !isPortable: return .set((0..<count).map { _ in value(depth: depth + 1) })
    default: return .dictionary(entries(count, depth: depth))
    }
  }

  private mutating func entries(_ count: Int, depth: Int) -> [PropertyListValue.Entry] {
    (0..<count).map { index in
      // The number keeps the keys of one dictionary apart.
      .init("\(index) \(text())", value(depth: depth + 1))
    }
  }

  private mutating func scalar() -> PropertyListValue {
    switch numbers.number(below: isPortable ? 9 : 10) {
    case 0: .bool(numbers.number(below: 2) == 0)
    case 1: .integer(Int64(bitPattern: numbers.next()) >> Int64(numbers.number(below: 64)))
    case 2: .unsigned(numbers.next() | 1 << 63)
    case 3: .real(real())
    case 4: .date(date())
    case 5: .data(data())
    case 6, 7: .string(text())
    case 8: .uid(UInt32(truncatingIfNeeded: numbers.next() >> numbers.next() % 32))
    default: .null
    }
  }

  private mutating func real() -> Double {
    numbers.number(below: 4) == 0
      ? numbers.element(of: [0, -0.0, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, .pi])
      : Double(bitPattern: numbers.next())
  }

  private mutating func date() -> Double {
    let seconds = Double(numbers.number(below: 4_000_000_000)) - 2_000_000_000
    return isPortable ? seconds : seconds + 1 / Double(1 + numbers.number(below: 1_000))
  }

  private mutating func data() -> Data {
    Data(
      (0..<numbers.element(of: [0, 1, 14, 15, 16, 300])).map { _ in
        UInt8(numbers.number(below: 256))
      })
  }

  private mutating func text() -> String {
    let alphabet = numbers.element(of: Self.alphabets)
    let count = numbers.element(of: [0, 1, 5, 14, 15, 16, 40, 260])
    var scalars = String.UnicodeScalarView()
    for _ in 0..<count { scalars.append(numbers.element(of: alphabet)) }
    return String(scalars)
  }

  private static let alphabets: [[Unicode.Scalar]] = [
    Array("abcXYZ 019/.$_".unicodeScalars), Array("äöüéßÿ".unicodeScalars),
    ["e", "\u{301}", "\u{E9}", "\u{0}", "\u{7F}", "\u{80}"],
    ["\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{FEFF}", "\u{FFFF}", "\u{2028}"],
    ["😀", "👩", "\u{200D}", "\u{10FFFF}", "\u{10000}", "a"],
  ]
}
