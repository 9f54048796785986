/// The settings of a target, with the names of other settings in them replaced.
package struct BuildSettingNames: Sendable {
  private let values: [String: String]

  package init(_ values: [String: String]) {
    self.values = values
  }

  /// The value of a setting; nil where it is not set.
  package func value(of name: String) -> String? {
    var room = Self.mostNames
    return values[name].map { replacingNames(in: $0, below: [name], &room) }
  }

  /// The text with each name of a setting replaced; one that is not set is nothing, as in Xcode.
  package func replacingNames(in text: String) -> String {
    var room = Self.mostNames
    return replacingNames(in: text, below: [], &room)
  }

  /// How many names are replaced for one text: settings that name others twice double at each of them.
  private static let mostNames = 5_000

  /// What a value may be at most, in UTF-8 bytes.
  private static let longestValue = 256 << 10

  /// A setting that names itself, by whatever detour, is nothing.
  ///
  /// - Parameter room: How many names may still be replaced; the others stay nothing.
  private func replacingNames(in text: String, below: Set<String>, _ room: inout Int) -> String {
    guard below.count < 32 else { return "" }
    var result = ""
    var rest = Substring(text)
    while let reference = SettingReference.first(in: rest), result.utf8.count < Self.longestValue {
      room -= 1
      result += rest[..<reference.range.lowerBound]
      if room >= 0 { result += value(ofReference: reference.name, below: below, &room) }
      rest = rest[reference.range.upperBound...]
    }
    return result + rest
  }

  /// The value of `NAME`, or of `NAME:rfc1034identifier`.
  private func value(
    ofReference reference: Substring, below: Set<String>, _ room: inout Int
  ) -> String {
    let parts = reference.split(separator: ":").map(String.init)
    guard let name = parts.first, !below.contains(name) else { return "" }
    let value =
      values[name].map { replacingNames(in: $0, below: below.union([name]), &room) } ?? ""
    return parts.dropFirst().reduce(value, Self.changed)
  }

  private static func changed(_ value: String, by change: String) -> String {
    switch change {
    case "rfc1034identifier":
      String(value.map { isPlain($0) || $0 == "-" || $0 == "." ? $0 : "-" })
    case "c99extidentifier", "identifier": identifier(value)
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }

  /// A name that can be a module's: other characters become `_`.
  package static func identifier(_ name: String) -> String {
    let text = String(name.map { isPlain($0) ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text : text
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }
}
