import SwiftSyntax

/// Writes the names of types with their modules, because an app may have types of the same names.
final class TypeQualifier: SyntaxRewriter {
  private let engine: EngineSources

  init(engine: EngineSources) {
    self.engine = engine
  }

  /// The text of a type or a statement, on one line.
  func text(of node: some SyntaxProtocol) -> String { rewrite(node.detached).textOnOneLine }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    let inner = super.visit(node)
    guard let module = module(of: node.name.text) else { return inner }
    return TypeSyntax(
      MemberTypeSyntax(
        leadingTrivia: inner.leadingTrivia,
        baseType: IdentifierTypeSyntax(name: .identifier(module)),
        name: node.name.with(\.leadingTrivia, []),
        genericArgumentClause: inner.as(IdentifierTypeSyntax.self)?.genericArgumentClause))
  }

  /// The type that an expression names, which begins with a capital letter: `IndexPath(item: 0, section: 1)`.
  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    let name = node.baseName.text
    guard name.first?.isUppercase == true, let module = module(of: name) else {
      return ExprSyntax(node)
    }
    return ExprSyntax(
      MemberAccessExprSyntax(
        leadingTrivia: node.leadingTrivia,
        base: DeclReferenceExprSyntax(baseName: .identifier(module)),
        name: node.baseName.with(\.leadingTrivia, [])))
  }

  /// The name of an attribute stays: `@escaping`, `@MainActor`.
  override func visit(_ node: AttributeSyntax) -> AttributeSyntax { node }

  private func module(of name: String) -> String? {
    if engine.typeNames.contains(name) { return "UIKit" }
    return Self.typesOfSwift.contains(name) ? nil : "Foundation"
  }

  private static let typesOfSwift: Set = [
    "Any", "AnyHashable", "AnyObject", "Bool", "Character", "Double", "Error", "Float", "Int",
    "Int32", "Int64", "UInt", "UInt32", "UInt64",
    "Self", "Set", "String", "Task", "Void", "UnsafeMutablePointer",
  ]
}
