import SwiftSyntax

/// Where the classes of a text are named that inherit something.
final class ClassHeads: SyntaxVisitor {
  private(set) var positions: [AbsolutePosition] = []

  init(_ syntax: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(syntax)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause != nil {
      positions.append(node.name.positionAfterSkippingLeadingTrivia)
    }
    return .visitChildren
  }
}
