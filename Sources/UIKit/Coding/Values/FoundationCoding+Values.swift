import Foundation

extension FoundationCoding {
  /// What a value is, is told by a number; Apple's classes write no structures but these, and for the
  /// others of UIKit the key is chosen here.
  static var value: FoundationCoding {
    FoundationCoding(
      className: "NSValue", type: NSValue.self,
      encode: { value, archiver in
        switch (value as? NSValue).flatMap(GeometryValue.init) {
        case .point(let point)?:
          archiver.encode(1, forKey: kind)
          archiver.encode(NSCoder.string(for: point), forKey: "NS.pointval")
        case .size(let size)?:
          archiver.encode(2, forKey: kind)
          archiver.encode(NSCoder.string(for: size), forKey: "NS.sizeval")
        case .rect(let rect)?:
          archiver.encode(3, forKey: kind)
          archiver.encode(NSCoder.string(for: rect), forKey: "NS.rectval")
        case .range(let range)?:
          archiver.encode(4, forKey: kind)
          archiver.encode(range.location, forKey: "NS.rangeval.location")
          archiver.encode(range.length, forKey: "NS.rangeval.length")
        case .insets(let insets)?:
          archiver.encode(12, forKey: kind)
          for (key, number) in zip(
            insetKeys, [insets.top, insets.left, insets.bottom, insets.right])
          {
            archiver.encode(Double(number), forKey: key)
          }
        case .numbers(let numbers)?: archiver.encode(numbers, forKey: numbersKey)
        case nil: break
        }
      },
      decode: value(from:))
  }

  private static func value(from decoder: NSKeyedUnarchiver) -> Any? {
    if decoder.containsValue(forKey: numbersKey) {
      guard let numbers = decoder.decodeObject(forKey: numbersKey) as? [Double],
        1...largestStructure ~= numbers.count
      else { return nil }
      return NSValue(numbers: numbers.map { CGFloat($0) })
    }
    switch decoder.decodeInteger(forKey: kind) {
    case 1: return text("NS.pointval", decoder).map { NSValue(point: NSPointFromString($0)) }
    case 2: return text("NS.sizeval", decoder).map { NSValue(size: NSSizeFromString($0)) }
    case 3: return text("NS.rectval", decoder).map { NSValue(rect: NSRectFromString($0)) }
    case 4:
      let range = NSRange(
        location: decoder.decodeInteger(forKey: "NS.rangeval.location"),
        length: decoder.decodeInteger(forKey: "NS.rangeval.length"))
      return NSValue(range: range)
    case 12:
      let numbers = insetKeys.map { CGFloat(decoder.decodeDouble(forKey: $0)) }
      return NSValue(
        edgeInsets: NSEdgeInsets(
          top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    default: return nil
    }
  }

  private static func text(_ key: String, _ decoder: NSKeyedUnarchiver) -> String? {
    decoder.decodeObject(forKey: key) as? String
  }

  private static let kind = "NS.special"
  private static let insetKeys = ["top", "left", "bottom", "right"].map { "NS.edgeval.\($0)" }
  private static let numbersKey = "UINumbers"

  /// How many numbers the largest structure of UIKit's has, a transform in space.
  private static let largestStructure = 16
}
