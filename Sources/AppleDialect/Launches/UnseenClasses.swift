import SwiftSyntax

/// Where the classes of a launch are named of which the engine should know more than it does: those with
/// overrides, which the trace would show, and with members that selectors name.
final class UnseenClasses: SyntaxVisitor {
  private(set) var positions: [AbsolutePosition] = []

  init(_ syntax: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(syntax)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    if methods.contains(where: \.isOverrideOrExposed) {
      positions.append(node.name.positionAfterSkippingLeadingTrivia)
    }
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  fileprivate var isOverrideOrExposed: Bool {
    attributes.exposesToObjectiveC
      || modifiers.contains { $0.name.tokenKind == .keyword(.override) }
  }
}
