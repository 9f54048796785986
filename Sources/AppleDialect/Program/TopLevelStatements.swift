import BoundedParsing
import SwiftSyntax

/// The statements and declarations of a piece of a plain program, outside of types and functions.
package struct TopLevelStatements: Sendable {
  /// A declaration or another statement.
  package struct Statement: Sendable {
    /// What it declares; functions with their labels, `greet(person:)`.
    package var names: Set<String> = []

    /// All identifiers in it.
    package var identifiers: Set<String> = []

    /// Its lines, from 0.
    package var lines: ClosedRange<Int>

    /// Whether it is a type, a function, an import or the like: nothing that is run from top to bottom.
    package var isDeclaration: Bool
  }

  /// In order.
  package let statements: [Statement]

  /// What all of them declare.
  package var names: Set<String> { statements.reduce(into: []) { $0.formUnion($1.names) } }

  package init(of text: String) {
    let tree = BoundedParser.parse(source: text)
    let locations = SourceLocationConverter(fileName: "", tree: tree)
    statements = tree.statements.map { statement in
      let start = statement.startLocation(converter: locations).line - 1
      let end = statement.endLocation(converter: locations).line - 1
      let identifiers = statement.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { name } else { nil }
      }
      return Statement(
        names: Self.names(of: statement.item), identifiers: Set(identifiers),
        lines: start...max(start, end), isDeclaration: Self.isDeclaration(statement.item))
    }
  }

  private static func isDeclaration(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard case .decl(let declaration) = item else { return false }
    return !declaration.is(VariableDeclSyntax.self) && !declaration.is(IfConfigDeclSyntax.self)
  }

  private static func names(of item: CodeBlockItemSyntax.Item) -> Set<String> {
    guard case .decl(let declaration) = item else { return [] }
    if let variables = declaration.as(VariableDeclSyntax.self) {
      return variables.bindings.reduce(into: []) { $0.formUnion(names(in: $1.pattern)) }
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      return ["\(function.name.text)(\(labels.joined()))"]
    }
    guard let named = declaration.asProtocol((any NamedDeclSyntax).self) else { return [] }
    return [named.name.text]
  }

  private static func names(in pattern: PatternSyntax) -> Set<String> {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.reduce(into: []) { $0.formUnion(names(in: $1.pattern)) }
  }
}
