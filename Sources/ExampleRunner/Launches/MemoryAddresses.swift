extension String {
  /// The text without addresses in memory, which differ from run to run.
  ///
  /// The runtime writes them after a type, for the context of a local type, and after the name of
  /// an object. Shorter numbers may be the author's.
  func withoutAddresses() -> String {
    guard hasBytes(of: "0x") || hasBytes(of: "$") else { return self }
    var scanner = ByteScanner(self)
    var kept: [UInt8] = []
    while let byte = scanner.next {
      if let instead = scanner.takeAddress() {
        kept += Array(instead.utf8)
      } else {
        kept.append(byte)
        scanner.skip()
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

extension ByteScanner {
  private static let lengths = 8...16

  /// What is written in place of an address that comes next; nil where none does.
  fileprivate mutating func takeAddress() -> String? {
    switch next {
    case UInt8(ascii: " "): taken { $0.take(" (0x") && $0.takeDigits() && $0.take(")") } ? "" : nil
    case UInt8(ascii: "("):
      taken {
        $0.take("(unknown context at $") && $0.take(while: \.isHexDigit) > 0 && $0.take(").")
      } ? "" : nil
    case UInt8(ascii: "$"): taken { $0.take("$") && $0.takeDigits() } ? "$…" : nil
    case UInt8(ascii: "0") where previous?.isInWord != true:
      taken { $0.take("0x") && $0.takeDigits() } ? "0x…" : nil
    default: nil
    }
  }

  /// Skips what `take` finds; stays where it finds nothing.
  private mutating func taken(_ take: (inout ByteScanner) -> Bool) -> Bool {
    var ahead = self
    guard take(&ahead) else { return false }
    self = ahead
    return true
  }

  /// Goes behind as many digits as an address has, if no word goes on behind them.
  private mutating func takeDigits() -> Bool {
    let count = take(while: \.isHexDigit, upTo: Self.lengths.upperBound + 1)
    return Self.lengths.contains(count) && next?.isInWord != true
  }
}
