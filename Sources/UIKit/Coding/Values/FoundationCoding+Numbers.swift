import Foundation

extension FoundationCoding {
  /// A decimal number as its text; Apple's class writes the parts of its memory, which Foundation on
  /// Linux does not show.
  static var decimalNumber: FoundationCoding {
    FoundationCoding(
      className: "NSDecimalNumber", type: NSDecimalNumber.self,
      encode: { value, archiver in
        let decimal = (value as? Decimal) ?? (value as? NSDecimalNumber)?.decimalValue ?? .nan
        archiver.encode(decimal.description, forKey: "NS.string")
      },
      decode: { decoder in
        guard let text = decoder.decodeObject(forKey: "NS.string") as? String,
          let decimal = text == "NaN" ? .nan : Decimal(string: text)
        else { return nil }
        return NSDecimalNumber(decimal: decimal)
      })
  }

  /// Ranges are archived as numbers of variable length, one behind the other: the location and the
  /// length of each.
  static var indexSet: FoundationCoding {
    FoundationCoding(
      className: "NSIndexSet", type: NSIndexSet.self,
      encode: { value, archiver in
        let ranges = (value as? IndexSet ?? IndexSet()).rangeView.map { $0 }
        archiver.encode(ranges.count, forKey: "NSRangeCount")
        if ranges.count == 1 {
          archiver.encode(ranges[0].lowerBound, forKey: "NSLocation")
          archiver.encode(ranges[0].count, forKey: "NSLength")
        } else if !ranges.isEmpty {
          let numbers = ranges.flatMap { [$0.lowerBound, $0.count] }
          archiver.encode(Data(PackedNumbers.bytes(of: numbers)), forKey: "NSRangeData")
        }
      },
      decode: { decoder in
        switch decoder.decodeInteger(forKey: "NSRangeCount") {
        case 0: return IndexSet()
        case 1:
          let numbers = ["NSLocation", "NSLength"].map { decoder.decodeInteger(forKey: $0) }
          return set(ofRanges: numbers)
        case let count:
          guard let data = decoder.decodeObject(forKey: "NSRangeData") as? Data,
            let numbers = PackedNumbers.numbers(in: Array(data)), numbers.count / 2 == count
          else { return nil }
          return set(ofRanges: numbers)
        }
      })
  }

  /// The indexes in ranges, each given by its location and length; nil if there is no such range.
  private static func set(ofRanges numbers: [Int]) -> IndexSet? {
    var set = IndexSet()
    for start in stride(from: 0, to: numbers.count - 1, by: 2) {
      let (end, overflows) = numbers[start].addingReportingOverflow(numbers[start + 1])
      guard numbers[start] >= 0, numbers[start + 1] >= 0, !overflows, end < Int.max else {
        return nil
      }
      if end > numbers[start] { set.insert(integersIn: numbers[start]..<end) }
    }
    return set
  }
}

/// Numbers of seven bits a byte, the lowest first; the highest bit says that more follow.
enum PackedNumbers {
  static func bytes(of numbers: [Int]) -> [UInt8] {
    numbers.flatMap { number in
      var (rest, bytes) = (UInt64(number), [UInt8]())
      while rest >= 0x80 {
        bytes.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      return bytes + [UInt8(rest)]
    }
  }

  /// The numbers; nil where a number is cut off or does not fit.
  static func numbers(in bytes: [UInt8]) -> [Int]? {
    var numbers: [Int] = []
    var (number, shift): (UInt64, UInt64) = (0, 0)
    for byte in bytes {
      guard shift < 63 else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      shift += 7
      guard byte & 0x80 == 0 else { continue }
      guard let whole = Int(exactly: number) else { return nil }
      numbers.append(whole)
      (number, shift) = (0, 0)
    }
    return shift == 0 ? numbers : nil
  }
}
