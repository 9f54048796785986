import SwiftSyntax

/// Leaves of `#if os(iOS)` and its like what an app on a phone has.
///
/// The compiler on Linux would take the other branch, and the pass could not know what is in
/// which. Where a condition asks for what only the compiler knows, its other questions are
/// answered in place, and the rest is the compiler's.
final class PlatformBranches: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []
  private let text: [UInt8]
  private let condition: PlatformCondition

  private init(_ text: String, _ condition: PlatformCondition) {
    self.text = Array(text.utf8)
    self.condition = condition
    super.init(viewMode: .sourceAccurate)
  }

  /// The changes of a file's text that leave blanks where code is for other platforms.
  static func edits(
    of syntax: SourceFileSyntax, _ text: String, _ condition: PlatformCondition
  ) -> [SourceEdit] {
    guard text.contains("#if") else { return [] }
    let branches = PlatformBranches(text, condition)
    branches.walk(syntax)
    return branches.edits
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.poundEndif.presence == .present else { return .skipChildren }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    switch choice(among: node.clauses) {
    case .unknown:
      for clause in node.clauses { clause.condition.map(answerQuestions) }
      return .visitChildren
    case .none:
      blank(start..<end, isOnlyOfCase: node.isFirstOfEmptiedCase(isEmptied))
    case .elements(let elements):
      blank(
        start..<elements.position.utf8Offset, isOnlyOfCase: node.isFirstOfEmptiedCase(isEmptied))
      walk(elements)
      blank(elements.endPosition.utf8Offset..<end)
    }
    return .skipChildren
  }

  private enum Choice {
    case elements(IfConfigClauseSyntax.Elements)
    case none

    /// Only the compiler knows which.
    case unknown
  }

  private func choice(among clauses: IfConfigClauseListSyntax) -> Choice {
    for clause in clauses {
      let holds = clause.condition.map(condition.value(of:)) ?? true
      guard let holds else { return .unknown }
      if holds { return clause.elements.map(Choice.elements) ?? .none }
    }
    return .none
  }

  /// Whether nothing is left of an item: it is an `#if` whose chosen branch is empty.
  private func isEmptied(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .decl(let declaration) = item.item,
      let condition = declaration.as(IfConfigDeclSyntax.self)
    else { return false }
    switch choice(among: condition.clauses) {
    case .none: return true
    case .elements(.statements(let items)): return items.allSatisfy(isEmptied)
    case .elements, .unknown: return false
    }
  }

  /// - Parameter isOnlyOfCase: Whether a case of a `switch` would have no statement then, which Swift refuses.
  private func blank(_ range: Range<Int>, isOnlyOfCase: Bool = false) {
    var blanks = text[range].map { $0 == 10 ? $0 : 32 }
    let word = Array("break".utf8)
    if isOnlyOfCase { blanks.replaceSubrange(0..<word.count, with: word) }
    edits.append(SourceEdit(range: range, replacement: String(decoding: blanks, as: UTF8.self)))
  }

  private func answerQuestions(in expression: ExprSyntax) {
    for call in expression.children(of: FunctionCallExprSyntax.self) {
      if let answer = condition.answer(call) {
        edits.append(.replacing(call, with: answer ? "true" : "false", closing: ""))
      }
    }
  }
}

extension IfConfigDeclSyntax {
  /// Whether it is the first statement of a case of which all statements are emptied.
  fileprivate func isFirstOfEmptiedCase(_ isEmptied: (CodeBlockItemSyntax) -> Bool) -> Bool {
    guard
      let items = parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self),
      items.parent?.is(SwitchCaseSyntax.self) == true
    else { return false }
    return items.first?.item.id == id && items.allSatisfy(isEmptied)
  }
}

extension SyntaxProtocol {
  /// The nodes of a kind in this one, the outermost alone, and this one if it is of that kind.
  fileprivate func children<Node: SyntaxProtocol>(of kind: Node.Type) -> [Node] {
    if let node = Syntax(self).as(kind) { return [node] }
    return children(viewMode: .sourceAccurate).flatMap { $0.children(of: kind) }
  }
}
