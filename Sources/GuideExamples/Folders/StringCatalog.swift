import Foundation

/// A file of an app's texts in all of its languages, which Xcode turns into a `.strings` file for each.
struct StringCatalog {
  /// The texts of each language, by their keys.
  private(set) var texts: [String: [String: String]] = [:]

  /// Nil for what is not the JSON that Xcode writes.
  init?(_ text: String) {
    guard let file = try? JSONDecoder().decode(File.self, from: Data(text.utf8)) else {
      return nil
    }
    texts[file.sourceLanguage] = [:]
    for (key, entry) in file.strings {
      // A text that was not translated is its own key.
      texts[file.sourceLanguage]?[key] = key
      for (language, localization) in entry.localizations ?? [:] {
        if let value = localization.text { texts[language, default: [:]][key] = value }
      }
    }
  }

  /// The texts of a language as a `.strings` file.
  func stringsFile(of language: String) -> String {
    (texts[language] ?? [:]).sorted { $0.key < $1.key }
      .map { "\(Self.literal($0.key)) = \(Self.literal($0.value));\n" }.joined()
  }

  private static func literal(_ text: String) -> String {
    // By scalars: as characters, a line feed behind a carriage return is part of another one.
    let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\", "\"": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  private struct File: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?

    /// Of texts that depend on a number or on the device, the form `other`.
    var text: String? {
      let others = [variations?.plural, variations?.device].compactMap { $0?["other"] }
      return stringUnit?.value ?? others.lazy.compactMap(\.text).first
    }
  }

  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  private struct Unit: Decodable {
    var value: String
  }
}
