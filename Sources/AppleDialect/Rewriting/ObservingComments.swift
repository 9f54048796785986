import Diagnostics
import SwiftSyntax

/// Comments that ask to be told of a running program: `// => value` after an expression or a
/// variable, `// @step Label` among statements.
///
/// Each becomes code in its own place, after everything else in its line.
struct ObservingComments {
  private enum Kind {
    case value
    case step(label: String)
  }

  private struct Comment {
    var kind: Kind
    var position: AbsolutePosition
    var length: Int
  }

  private(set) var edits: [SourceEdit] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let allowsTopLevel: Bool
  private let location: (AbsolutePosition) -> Diagnostics.SourceLocation?

  /// Finds the comments in `syntax`.
  ///
  /// - Parameter allowsTopLevel: Whether there may be statements outside of functions.
  init(
    _ syntax: SourceFileSyntax, allowsTopLevel: Bool,
    location: @escaping (AbsolutePosition) -> Diagnostics.SourceLocation?
  ) {
    self.allowsTopLevel = allowsTopLevel
    self.location = location
    for token in syntax.tokens(viewMode: .sourceAccurate) {
      for comment in Self.comments(in: token.leadingTrivia, from: token.position) {
        replace(
          comment, with: Self.isBeforeStatement(token, allowsTopLevel) ? statement(comment) : nil)
      }
      let end = token.endPositionBeforeTrailingTrivia
      for comment in Self.comments(in: token.trailingTrivia, from: end) {
        replace(comment, with: code(comment, behind: token))
      }
    }
  }

  private static func comments(
    in trivia: Trivia, from start: AbsolutePosition
  ) -> [Comment] {
    var position = start
    return trivia.compactMap { piece in
      defer { position += piece.sourceLength }
      guard case .lineComment(let text) = piece, let kind = kind(of: text) else { return nil }
      return Comment(kind: kind, position: position, length: text.utf8.count)
    }
  }

  private static func kind(of comment: String) -> Kind? {
    if comment.hasPrefix("// => ") { return .value }
    guard comment == "// @step" || comment.hasPrefix("// @step ") else { return nil }
    let label = comment.dropFirst("// @step".count).drop(while: \.isWhitespace)
    return .step(label: String(label))
  }

  // MARK: Behind code

  /// The code that stands for a comment after a token; nil where none can.
  private func code(_ comment: Comment, behind token: TokenSyntax) -> String? {
    if case .step = comment.kind, token.parent?.is(CodeBlockSyntax.self) ?? false,
      token.tokenKind == .leftBrace
    {
      return statement(comment)
    }
    guard let item = Self.item(terminationWith: token), Self.isStatement(item, allowsTopLevel)
    else {
      return nil
    }
    guard case .value = comment.kind else { return statement(comment).map { "; " + $0 } }
    switch item.item {
    // It would be the value of what is assigned that is looked at, and an assignment has none.
    case .expr(let expression) where Self.isAssignment(expression): return nil
    case .expr: return " |=> (#filePath, #line)"
    case .stmt(let statement) where statement.is(ExpressionStmtSyntax.self):
      return " |=> (#filePath, #line)"
    case .decl(let declaration):
      guard let name = Self.onlyName(in: declaration) else { return nil }
      return "; \(name) |=> (#filePath, #line)"
    default: return nil
    }
  }

  /// `x = 2`, and not `x == 2`.
  private static func isAssignment(_ expression: ExprSyntax) -> Bool {
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      return expression.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self)
        ?? false
    }
    return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
  }

  /// The name of the one variable that a declaration with a value introduces.
  private static func onlyName(in declaration: DeclSyntax) -> String? {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.initializer != nil
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// The outermost statement that ends with a token.
  private static func item(terminationWith token: TokenSyntax) -> CodeBlockItemSyntax? {
    var node = Syntax(token)
    var found: CodeBlockItemSyntax?
    while let parent = node.parent,
      parent.lastToken(viewMode: .sourceAccurate) == token
    {
      if let item = parent.as(CodeBlockItemSyntax.self) { found = item }
      node = parent
    }
    return found
  }

  // MARK: Among statements

  private func statement(_ comment: Comment) -> String? {
    guard case .step(let label) = comment.kind, !label.isEmpty else { return nil }
    return "ScriptSupport.ExampleStep.reach(\(label.debugDescription))"
  }

  /// Whether a statement may stand before a token.
  private static func isBeforeStatement(_ token: TokenSyntax, _ allowsTopLevel: Bool) -> Bool {
    switch token.tokenKind {
    case .endOfFile: return allowsTopLevel
    case .rightBrace:
      guard let parent = token.parent else { return false }
      return parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self)
    default:
      var node = Syntax(token)
      while let parent = node.parent, parent.firstToken(viewMode: .sourceAccurate) == token {
        if let item = parent.as(CodeBlockItemSyntax.self), isStatement(item, allowsTopLevel) {
          return true
        }
        node = parent
      }
      return false
    }
  }

  /// Whether an item is a statement of a function, not a declaration of a file.
  private static func isStatement(_ item: CodeBlockItemSyntax, _ allowsTopLevel: Bool) -> Bool {
    var node = item.parent
    while let parent = node {
      if parent.is(SourceFileSyntax.self) { return allowsTopLevel }
      if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self)
        || parent.is(SwitchCaseSyntax.self) || parent.is(AccessorBlockSyntax.self)
      {
        return true
      }
      node = parent.parent
    }
    return false
  }

  // MARK: Results

  private mutating func replace(_ comment: Comment, with code: String?) {
    guard let code else { return report(comment) }
    let start = comment.position.utf8Offset
    edits.append(SourceEdit(range: start..<(start + comment.length), replacement: code))
  }

  private mutating func report(_ comment: Comment) {
    guard let place = location(comment.position) else { return }
    let (rule, summary, fix) =
      switch comment.kind {
      case .value:
        (
          "value.misplaced", "there is no value to check before this comment",
          "write it after a whole expression, or a `let` with a value"
        )
      case .step(let label) where label.isEmpty:
        ("step.no-label", "this step has no name", "write `// @step Label`")
      case .step:
        (
          "step.misplaced", "a step needs a place where a statement can be",
          "write it between the statements of a function"
        )
      }
    diagnostics.append(Diagnostic(rule: rule, at: place, summary, fix: fix))
  }
}
