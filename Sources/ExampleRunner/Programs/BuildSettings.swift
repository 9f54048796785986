import GuideExamples

/// The settings of Xcode that an `Info.plist` may name: `$(PRODUCT_MODULE_NAME)`.
struct BuildSettings {
  struct UnknownName: Error {
    var name: String
  }

  private let values: [String: String]

  /// Whether a project says what is set: then what it does not set is nothing.
  private let isComplete: Bool

  init(_ example: Example) {
    isComplete = !example.build.settings.isEmpty
    let usual = [
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
    values = example.build.settings.merging(usual) { own, usual in own }
      // The module's name is what the engine knows the app's classes by.
      .merging(["PRODUCT_MODULE_NAME": example.module]) { _, module in module }
  }

  /// The names, in order.
  var names: [String] { values.keys.sorted().map { "`$(\($0))`" } }

  /// The text with the value of each setting in place of its name.
  func replacingNames(in text: String) throws(UnknownName) -> String {
    if isComplete { return BuildSettingNames(values).replacingNames(in: text) }
    var result = ""
    var rest = Substring(text)
    while let reference = SettingReference.first(in: rest) {
      let name = String(reference.name)
      guard let value = values[name] else { throw UnknownName(name: name) }
      result += rest[..<reference.range.lowerBound] + value
      rest = rest[reference.range.upperBound...]
    }
    return result + rest
  }
}
