import SwiftSyntax

/// Collects the mutants of a file: comparisons, connectives, negations, Booleans, numbers, ends of
/// collections, and calls of which nothing is kept.
///
/// Not among them is what only a person reads: the text of traps and of assertions.
final class MutantCollector: SyntaxVisitor {
  private(set) var mutants: [Mutant] = []
  private let area: String
  private let path: String
  private let converter: SourceLocationConverter

  init(area: String, path: String, syntax: SourceFileSyntax) {
    self.area = area
    self.path = path
    converter = SourceLocationConverter(fileName: path, tree: syntax)
    super.init(viewMode: .sourceAccurate)
    walk(syntax)
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let other = Self.operators[node.operator.text] { add(node.operator, other) }
    return .visitChildren
  }

  private static let operators = [
    "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=",
    ">=": ">", "&&": "||", "||": "&&",
  ]

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { add(node.operator, " ") }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.literal, node.literal.tokenKind == .keyword(.true) ? "false" : "true")
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let other = ["0": "1", "1": "2"][node.literal.text] { add(node.literal, other) }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if node.base != nil, let other = Self.ends[name.text] { add(name, other) }
    return .visitChildren
  }

  private static let ends = [
    "first": "last", "last": "first", "prefix": "suffix", "suffix": "prefix",
    "hasPrefix": "hasSuffix", "hasSuffix": "hasPrefix", "dropFirst": "dropLast",
    "dropLast": "dropFirst",
  ]

  /// A call of which nothing is kept; the only one of a block may be its value, which the compiler says.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(var expression) = node.item else { return .visitChildren }
    while let inner = expression.withoutEffect { expression = inner }
    // What Swift does by itself where it is left out is not a change.
    guard expression.is(FunctionCallExprSyntax.self),
      expression.trimmedDescription != "super.init()"
    else { return .visitChildren }
    add(expression, "()")
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    return Self.forPeople.contains(name) ? .skipChildren : .visitChildren
  }

  private static let forPeople: Set = [
    "fatalError", "preconditionFailure", "precondition", "assert", "assertionFailure",
  ]

  private func add(_ node: some SyntaxProtocol, _ replacement: String) {
    let start = node.positionAfterSkippingLeadingTrivia
    let original = node.trimmedDescription
    guard !Self.forPeople.contains(where: original.hasPrefix) else { return }
    mutants.append(
      Mutant(
        area: area, path: path, line: converter.location(for: start).line,
        offset: start.utf8Offset, length: original.utf8.count, original: original,
        replacement: replacement))
  }
}

extension ExprSyntax {
  /// The expression after `try` or `await`; nil for others.
  fileprivate var withoutEffect: ExprSyntax? {
    self.as(TryExprSyntax.self)?.expression ?? self.as(AwaitExprSyntax.self)?.expression
  }
}
