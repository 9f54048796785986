import SwiftSyntax

/// Decides how a token is colored, from its kind and the node it is directly in.
///
/// Only the parent is looked at: climbing further would make long chains of members quadratic.
enum TokenCategory {
  static func category(of token: TokenSyntax) -> CodeSpan.Category {
    switch token.tokenKind {
    case .keyword(let keyword): category(of: keyword, in: token)
    case .identifier, .dollarIdentifier, .wildcard: category(ofName: token)
    case .integerLiteral, .floatLiteral: .number
    case .stringSegment, .stringQuote, .multilineStringQuote, .singleQuote,
      .rawStringPoundDelimiter,
      .regexLiteralPattern, .regexSlash, .regexPoundDelimiter:
      .string
    case .atSign, .pound, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable,
      .poundUnavailable, .poundSourceLocation:
      .attribute
    default: .plain
    }
  }

  /// `init` and `self` are words of the language wherever they stand; `Any` and `Self` name types.
  private static func category(of keyword: Keyword, in token: TokenSyntax) -> CodeSpan.Category {
    switch keyword {
    case .Any, .Self: .type
    default: token.parent?.kind == .attribute ? .attribute : .keyword
    }
  }

  private static func category(ofName token: TokenSyntax) -> CodeSpan.Category {
    guard let parent = token.parent else { return .plain }
    switch parent.kind {
    case .identifierType where isNameOfAttribute(parent): return .attribute
    case .identifierType, .memberType, .genericParameter: return .type
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .typeAliasDecl,
      .associatedTypeDecl:
      return .type
    case .functionDecl, .macroDecl: return .function
    case .macroExpansionExpr, .macroExpansionDecl: return .attribute
    case .declReferenceExpr: return category(ofReference: token, in: parent)
    default: return .plain
    }
  }

  private static func isNameOfAttribute(_ type: Syntax) -> Bool {
    type.parent?.kind == .attribute
  }

  /// Without types only the spelling tells: a capital begins a type, a parenthesis follows a call.
  private static func category(
    ofReference token: TokenSyntax, in reference: Syntax
  ) -> CodeSpan.Category {
    if token.text.first?.isUppercase == true { return .type }
    return isCalled(reference) ? .function : .plain
  }

  private static func isCalled(_ reference: Syntax) -> Bool {
    guard let parent = reference.parent else { return false }
    if let member = parent.as(MemberAccessExprSyntax.self) {
      return member.declName.id == reference.id && isCallee(parent)
    }
    return isCallee(reference)
  }

  private static func isCallee(_ expression: Syntax) -> Bool {
    guard let call = expression.parent?.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.id == expression.id
  }
}
