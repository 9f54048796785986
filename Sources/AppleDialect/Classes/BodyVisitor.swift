import SwiftSyntax

/// A visitor that hears of each body of code around a place: classes of one name may be in several.
class BodyVisitor: SyntaxVisitor {
  /// Called when the body of a function, an accessor, a closure or a case begins, once for each.
  func enterBody(_ node: Syntax) {}

  /// Called when the body that was entered last ends.
  func leaveBody() {}

  private func visit(body node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    enterBody(Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { visit(body: node) }
  override func visitPost(_ node: CodeBlockSyntax) { leaveBody() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    visit(body: node)
  }
  override func visitPost(_ node: AccessorBlockSyntax) { leaveBody() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { visit(body: node) }
  override func visitPost(_ node: ClosureExprSyntax) { leaveBody() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { visit(body: node) }
  override func visitPost(_ node: SwitchCaseSyntax) { leaveBody() }
}
