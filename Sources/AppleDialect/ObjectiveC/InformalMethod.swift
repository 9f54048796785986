import SwiftSyntax

/// A method that `NSObject` has on Apple's systems for classes to override, and whose override is
/// called by its name here.
///
/// The engine's own can only stand in an extension of `NSObject`, which no class may override: the
/// word is taken out where no class of the app has the method already.
struct InformalMethod {
  let typeName: String
  let name: String

  /// The word `override`.
  let word: TokenSyntax

  /// The method that a declaration overrides; nil for others.
  init?(_ function: FunctionDeclSyntax, in typeName: String) {
    guard Self.selectors[function.swiftName] != nil,
      let word = function.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return nil }
    self.typeName = typeName
    name = function.swiftName
    self.word = word.name
  }

  /// The selectors by which the engine calls them.
  static let selectors = [
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
  ]
}
