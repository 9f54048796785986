import SwiftSyntax

extension FunctionDeclSyntax {
  var parameters: [FunctionParameterSyntax] { Array(signature.parameterClause.parameters) }

  var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }

  var isPublicInstanceMethod: Bool {
    (hasModifier(.public) || hasModifier(.open)) && !hasModifier(.override)
      && !hasModifier(.static) && !hasModifier(.class)
      // What Apple's SDK has not.
      && !name.text.hasPrefix("_")
  }

  var isHidden: Bool { hasModifier(.private) || hasModifier(.fileprivate) }

  func hasModifier(_ keyword: Keyword) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
  }

  /// The name with argument labels, as Swift writes it.
  var swiftName: String {
    "\(name.text)(\(parameters.map { $0.firstName.text + ":" }.joined()))"
  }

  /// What tells a method from others of its type.
  var identity: String {
    let types = parameters.map(\.type.textOnOneLine).joined(separator: ", ")
    let result = signature.returnClause?.type.textOnOneLine ?? "()"
    return "\(swiftName) (\(types))\(isAsync ? " async" : "") -> \(result)"
  }
}

extension MemberBlockSyntax {
  var methods: [FunctionDeclSyntax] { members.compactMap { $0.decl.as(FunctionDeclSyntax.self) } }
}

extension SyntaxProtocol {
  /// The text without the spaces and line breaks that only lay it out.
  var textOnOneLine: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
