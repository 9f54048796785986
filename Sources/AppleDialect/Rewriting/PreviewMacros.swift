import SwiftSyntax

/// Previews of Xcode's canvas, which are no part of an app: `#Preview { … }` becomes blanks.
final class PreviewMacros: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []

  init(_ syntax: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(syntax)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    edit(node, named: node.macroName)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    edit(node, named: node.macroName)
  }

  private func edit(
    _ node: some SyntaxProtocol, named name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    edits.append(.blanks(node))
    return .skipChildren
  }

  // A preview stands at the top of a file, or inside `#if`.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
