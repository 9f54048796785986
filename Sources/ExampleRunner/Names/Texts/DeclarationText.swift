/// Declarations as a reader wants them.
enum DeclarationText {
  /// Returns a declaration in one line, without what the compiler wants to know of it and a reader does not.
  static func plain(_ text: String) -> String {
    var text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.contains("@_") { text = text.replacing(#/@_\w+(?:\([^)]*\))?\s/#, with: "") }
    if text.contains("@") {
      for attribute in unread { text = text.replacing(attribute + " ", with: "") }
    }
    for module in ["ExampleSupport.", "ScriptSupport."] where text.contains(module) {
      text = text.replacing(module, with: "")
    }
    return text.replacing(" : ", with: ": ")
  }

  private static let unread = [
    "@MainActor", "@preconcurrency", "@frozen", "@inline(never)", "@inlinable",
    "@Sendable", "@discardableResult", "@objc", "@nonobjc", "nonisolated(unsafe)",
  ]
}
