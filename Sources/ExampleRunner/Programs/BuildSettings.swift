import GuideExamples

/// The settings of Xcode that an `Info.plist` may name: `$(PRODUCT_MODULE_NAME)`.
struct BuildSettings {
  struct UnknownName: Error {
    var name: String
  }

  private let values: [String: String]

  init(_ example: Example) {
    values = [
      "CURRENT_PROJECT_VERSION": "1",
      "DEVELOPMENT_LANGUAGE": "en",
      "EXECUTABLE_NAME": example.module,
      "MARKETING_VERSION": "1.0",
      "PRODUCT_BUNDLE_IDENTIFIER": example.bundleIdentifier,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "PRODUCT_MODULE_NAME": example.module,
      "PRODUCT_NAME": example.module,
      "TARGET_NAME": example.module,
    ]
  }

  /// The names, in order.
  var names: [String] { values.keys.sorted().map { "`$(\($0))`" } }

  /// The text with the value of each setting in place of its name.
  func replacingNames(in text: String) throws(UnknownName) -> String {
    var result = ""
    var rest = Substring(text)
    while let match = rest.firstMatch(of: #/\$(?:\((?<round>[^)]*)\)|\{(?<curly>[^}]*)\})/#) {
      let name = String(match.output.round ?? match.output.curly ?? "")
      guard let value = values[name] else { throw UnknownName(name: name) }
      result += rest[..<match.range.lowerBound] + value
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }
}
