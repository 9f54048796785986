import SwiftSyntax

/// Collects which members of open classes the files declare, and which names they use.
///
/// A member that only its own declarations use, as a responder passes `motionEnded(_:with:)` on, counts as unused.
final class UseCollector: SyntaxVisitor {
  /// The open members, by class: methods with labels, properties without.
  private(set) var openMembers: [String: Set<String>] = [:]

  /// What each class names first, which is the class that it inherits from, if it has one.
  private(set) var superclasses: [String: String] = [:]

  /// The names of methods that are called, with labels, and of what is read or taken as a value.
  private(set) var usedNames: Set<String> = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isSeen = node.modifiers.contains { ["open", "public"].contains($0.name.text) }
    if isSeen, let first = node.inheritanceClause?.inheritedTypes.first {
      superclasses[node.name.text] = first.type.trimmedDescription
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.hasModifier(.open), let type = node.classAround {
      openMembers[type, default: []].insert(node.swiftName)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.open) }),
      let type = node.classAround
    {
      openMembers[type, default: []].formUnion(node.names)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let plain = node.calledExpression.as(DeclReferenceExprSyntax.self)
    let member = node.calledExpression.calledMember
    guard let name = plain?.baseName.text ?? member?.declName.baseName.text,
      member?.isOfSuper != true, !node.isInDeclaration(of: name)
    else { return .visitChildren }
    usedNames.formUnion(node.names(calling: name))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isOther =
      member?.declName == node && (member?.isOfSuper == true || member?.isOfAttributes == true)
    if !isOther, !node.isCalled, !node.isInDeclaration(of: name) { usedNames.insert(name) }
    return .visitChildren
  }
}

extension VariableDeclSyntax {
  fileprivate var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is what a call calls, behind a dot or not.
  fileprivate var isCalled: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return Syntax(call.calledExpression) == node
      }
      let isPart =
        parent.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) == node } ?? false
      guard
        isPart || parent.is(OptionalChainingExprSyntax.self)
          || parent.is(ForceUnwrapExprSyntax.self)
      else { return false }
      node = parent
    }
    return false
  }
}

extension SyntaxProtocol {
  private var around: some Sequence<Syntax> {
    sequence(first: Syntax(self), next: \.parent).dropFirst()
  }

  /// The class whose member the node is; nil for members of others.
  fileprivate var classAround: String? {
    for node in around {
      if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = node.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
      if node.is(StructDeclSyntax.self) || node.is(EnumDeclSyntax.self) { return nil }
    }
    return nil
  }

  /// Whether the node is in a method or a property of a name.
  func isInDeclaration(of name: String) -> Bool {
    around.contains { node in
      node.as(FunctionDeclSyntax.self)?.name.text == name
        || node.as(VariableDeclSyntax.self)?.names.contains(name) == true
    }
  }
}
