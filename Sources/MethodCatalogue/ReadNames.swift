import SwiftSyntax

/// Collects the names of properties that code reads, and of methods that it calls or takes as values.
///
/// A name that is only assigned, or stands for a parameter, counts as neither.
final class ReadNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    let member = node.parent?.as(MemberAccessExprSyntax.self).flatMap { access in
      access.declName == node ? access : nil
    }
    let whole = member.map { ExprSyntax($0) } ?? ExprSyntax(node)
    let isParameter = member == nil && node.hasParameterAround(named: name)
    if member?.isOfSuper != true, !whole.isAssigned, !isParameter,
      !node.isInDeclaration(of: name)
    {
      names.insert(name)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether an assignment gives it a value, and nothing reads it.
  fileprivate var isAssigned: Bool {
    guard let list = parent?.as(ExprListSyntax.self), let index = list.index(of: self) else {
      return false
    }
    let next = list.index(after: index)
    return next < list.endIndex && list[next].is(AssignmentExprSyntax.self)
  }
}

extension SyntaxProtocol {
  /// Whether a function or an initializer around the node has a parameter of a name.
  fileprivate func hasParameterAround(named name: String) -> Bool {
    sequence(first: Syntax(self), next: \.parent).contains { node in
      let parameters =
        node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      return parameters?.contains { ($0.secondName ?? $0.firstName).text == name } ?? false
    }
  }
}
