import SwiftSyntax

/// Parts of declarations as one line.
enum DeclarationLine {
  /// Returns the parts' tokens with the spaces between them that the author put, one where there were more,
  /// and without comments.
  static func text(of parts: [(any SyntaxProtocol)?]) -> String {
    var text = ""
    var isAfterSpace = false
    for token in parts.compactMap(\.self).flatMap({ $0.tokens(viewMode: .sourceAccurate) }) {
      let isApart = isAfterSpace || !token.leadingTrivia.isEmpty
      isAfterSpace = !token.trailingTrivia.isEmpty
      if isApart, !text.isEmpty, !opening.contains(text.last ?? " "),
        !closing.contains(token.text.first ?? " ")
      {
        text += " "
      }
      // What a list that breaks its lines may end with.
      if [")", "]"].contains(token.text), text.last == "," { text.removeLast() }
      text += token.text
    }
    return text.replacing(" : ", with: ": ")
  }

  private static let opening: Set<Character> = ["(", "["]
  private static let closing: Set<Character> = [")", "]", ",", ":"]

  /// The attribute that marks what a program starts with, if it is among these.
  static func mainAttribute(in attributes: AttributeListSyntax) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "main" }
  }

  /// What can be done with a variable that has accessors or observers.
  static func accessors(_ block: AccessorBlockSyntax?) -> String {
    guard let block else { return "" }
    switch block.accessors {
    case .getter: return " { get }"
    case .accessors(let list):
      let words = list.map(\.accessorSpecifier.tokenKind)
      let isRead = words.contains(.keyword(.get)) && !words.contains(.keyword(.set))
      return isRead ? " { get }" : " { get set }"
    @unknown default: return ""
    }
  }

  /// The word that binds the names of a pattern: `let`, which loops and `catch` need not say.
  static func bindingWord(around pattern: Syntax) -> String {
    var node = pattern.parent
    while let current = node {
      if let binding = current.as(ValueBindingPatternSyntax.self) {
        return binding.bindingSpecifier.text
      }
      if let variable = current.as(VariableDeclSyntax.self) {
        return variable.bindingSpecifier.text
      }
      if current.is(CodeBlockItemSyntax.self) { break }
      node = current.parent
    }
    return "let"
  }
}
