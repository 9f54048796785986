import SwiftSyntax

/// Collects what a file declares: types, functions, members, parameters and local names.
final class DeclarationCollector: SyntaxVisitor {
  /// Each with the offset of its name.
  private(set) var found: [(offset: Int, declaration: WrittenDeclaration)] = []

  private func add(_ name: TokenSyntax, _ declaration: WrittenDeclaration) {
    found.append((name.positionAfterSkippingLeadingTrivia.utf8Offset, declaration))
  }

  private func add(_ name: TokenSyntax, _ parts: (any SyntaxProtocol)?...) {
    add(name, WrittenDeclaration(DeclarationLine.text(of: parts)))
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.name, DeclarationLine.mainAttribute(in: node.attributes), node.modifiers,
      node.classKeyword, node.name, node.genericParameterClause, node.inheritanceClause,
      node.genericWhereClause)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.name, DeclarationLine.mainAttribute(in: node.attributes), node.modifiers,
      node.structKeyword, node.name, node.genericParameterClause, node.inheritanceClause,
      node.genericWhereClause)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.name, DeclarationLine.mainAttribute(in: node.attributes), node.modifiers,
      node.enumKeyword, node.name, node.genericParameterClause, node.inheritanceClause,
      node.genericWhereClause)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.name, node.modifiers, node.actorKeyword, node.name, node.genericParameterClause,
      node.inheritanceClause, node.genericWhereClause)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.name, node.modifiers, node.protocolKeyword, node.name,
      node.primaryAssociatedTypeClause, node.inheritanceClause, node.genericWhereClause)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.name, node.modifiers, node.typealiasKeyword, node.name, node.genericParameterClause,
      node.initializer, node.genericWhereClause)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.name, node.modifiers, node.associatedtypeKeyword, node.name, node.inheritanceClause,
      node.initializer, node.genericWhereClause)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.specifier, node.name, node.colon, node.inheritedType)
    return .visitChildren
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.name, node.modifiers, node.funcKeyword, node.name, node.genericParameterClause,
      node.signature, node.genericWhereClause)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.initKeyword, node.modifiers, node.initKeyword, node.optionalMark,
      node.genericParameterClause, node.signature, node.genericWhereClause)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let word = TokenSyntax.keyword(.case, trailingTrivia: .space)
    add(node.name, word, node.name, node.parameterClause)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let type = DeclarationLine.text(of: [node.type, node.ellipsis])
    add(node.secondName ?? node.firstName, Self.local(node.secondName ?? node.firstName, type))
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = node.secondName ?? node.firstName
    add(name, Self.local(name, node.type.map { DeclarationLine.text(of: [$0, node.ellipsis]) }))
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, Self.local(node.name, nil))
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, Self.local(node.name, nil))
    return .visitChildren
  }

  private static func local(_ name: TokenSyntax, _ type: String?) -> WrittenDeclaration {
    let mark = "inout "
    guard let type, type.hasPrefix(mark) else {
      return WrittenDeclaration(
        "let \(name.text)" + (type.map { ": \($0)" } ?? ""), lacksType: type == nil)
    }
    return WrittenDeclaration("\(mark)\(name.text): \(type.dropFirst(mark.count))")
  }

  // MARK: Variables

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let pattern = node.pattern.as(IdentifierPatternSyntax.self),
      let variable = node.parent?.parent?.as(VariableDeclSyntax.self)
    else { return .visitChildren }
    let text = DeclarationLine.text(of: [
      variable.modifiers, variable.bindingSpecifier, pattern.identifier, node.typeAnnotation,
    ])
    add(
      pattern.identifier,
      WrittenDeclaration(
        text, lacksType: node.typeAnnotation == nil,
        accessors: DeclarationLine.accessors(node.accessorBlock)))
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      let text = DeclarationLine.text(of: [
        node.bindingSpecifier, pattern.identifier, node.typeAnnotation,
      ])
      add(
        pattern.identifier,
        WrittenDeclaration(text, lacksType: node.typeAnnotation == nil))
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // Those above have theirs already.
    switch node.parent?.kind {
    case .patternBinding, .optionalBindingCondition: break
    default:
      let word = DeclarationLine.bindingWord(around: Syntax(node))
      add(
        node.identifier,
        WrittenDeclaration("\(word) \(node.identifier.text)", lacksType: true))
    }
    return .visitChildren
  }
}
