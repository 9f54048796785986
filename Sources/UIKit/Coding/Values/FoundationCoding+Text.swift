import Foundation

extension FoundationCoding {
  static var attributedString: FoundationCoding {
    FoundationCoding(
      className: "NSAttributedString", type: NSAttributedString.self, encode: encodeText,
      decode: { text(from: $0).map(NSAttributedString.init(attributedString:)) })
  }

  static var mutableAttributedString: FoundationCoding {
    FoundationCoding(
      className: "NSMutableAttributedString", type: NSMutableAttributedString.self,
      encode: encodeText, decode: { text(from: $0) })
  }

  /// A text whose attributes are the same everywhere has one dictionary of them; any other has
  /// an array of dictionaries and, for each run, its length and which dictionary it has.
  private static func encodeText(_ value: Any, _ archiver: NSKeyedArchiver) {
    guard let text = value as? NSAttributedString else { return }
    archiver.encode(text.string, forKey: "NSString")
    let runs = runs(of: text)
    if runs.count == 1, !runs[0].attributes.isEmpty {
      archiver.encode(runs[0].attributes, forKey: "NSAttributes")
    } else if runs.count > 1 {
      archiver.encode(runs.map(\.attributes), forKey: "NSAttributes")
      let numbers = runs.enumerated().flatMap { [$1.length, $0] }
      archiver.encode(Data(PackedNumbers.bytes(of: numbers)), forKey: "NSAttributeInfo")
    }
  }

  private static func runs(
    of text: NSAttributedString
  ) -> [(length: Int, attributes: [String: Any])] {
    var runs: [(length: Int, attributes: [String: Any])] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      let named = attributes.map { ($0.key.rawValue, $0.value) }
      runs.append((range.length, Dictionary(uniqueKeysWithValues: named)))
    }
    return runs
  }

  private static func text(from decoder: NSKeyedUnarchiver) -> NSMutableAttributedString? {
    guard let string = decoder.decodeObject(forKey: "NSString") as? String else { return nil }
    let text = NSMutableAttributedString(string: string)
    let attributes = decoder.decodeObject(of: attributeClasses, forKey: "NSAttributes")
    let dictionaries = (attributes as? [Any] ?? [attributes as Any]).map {
      $0 as? [String: Any] ?? [:]
    }
    let info = decoder.decodeObject(forKey: "NSAttributeInfo") as? Data
    guard let numbers = info.map({ PackedNumbers.numbers(in: Array($0)) }) ?? [text.length, 0]
    else { return nil }
    var location = 0
    for start in stride(from: 0, to: numbers.count - 1, by: 2) {
      let (length, index) = (numbers[start], numbers[start + 1])
      guard length <= text.length - location, dictionaries.indices.contains(index) else {
        return nil
      }
      let named = dictionaries[index].map { (NSAttributedString.Key($0.key), $0.value) }
      text.setAttributes(
        Dictionary(uniqueKeysWithValues: named), range: NSRange(location: location, length: length))
      location += length
    }
    return text
  }

  /// What attributes may be where secure coding is required.
  private static let attributeClasses: [AnyClass] = [
    NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSURL.self, NSValue.self,
    NSDate.self, NSData.self, UIColor.self,
  ]
}
