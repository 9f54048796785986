import Diagnostics
import SwiftSyntax

/// Finds brackets and conditions that have no counterpart.
///
/// Generated code follows the author's, so that the compiler would find most of them there; and a
/// launch could end the function that its statements are in.
struct BracketCheck {
  private(set) var diagnostics: [Diagnostic] = []

  /// How many there would be besides.
  private var others = 0
  private let location: (AbsolutePosition) -> Diagnostics.SourceLocation?

  /// What is open at a place, the innermost last.
  private var open: [TokenSyntax] = []

  /// The clauses that are open, the innermost last; the whole file is one.
  private var clauses = [Clause(start: 0)]

  /// A file, or what is between `#if` and the next `#`: brackets match within it.
  private struct Clause {
    /// How many brackets and conditions were open before it.
    var start: Int

    /// How many brackets of each kind are open in it: what is not open need not be looked for.
    var counts: [TokenKind: Int] = [:]
  }

  /// The conditions `#if` that an `#endif` ends.
  private let closedConditions: Set<AbsolutePosition>

  init(
    _ syntax: SourceFileSyntax,
    location: @escaping (AbsolutePosition) -> Diagnostics.SourceLocation?
  ) {
    self.location = location
    let tokens = Array(syntax.tokens(viewMode: .sourceAccurate))
    closedConditions = Self.closedConditions(in: tokens)
    for token in tokens { visit(token) }
    reportUnclosed(downTo: 0)
    if let last = syntax.endOfFileToken.previousToken(viewMode: .sourceAccurate) {
      reportComment(in: last.trailingTrivia, at: last.endPositionBeforeTrailingTrivia)
    }
    reportComment(in: syntax.endOfFileToken.leadingTrivia, at: syntax.endOfFileToken.position)
    shorten()
  }

  /// As many as an author mends one by one.
  private static let most = 10

  /// A thousand brackets in a row are one mistake, and not a thousand.
  private mutating func shorten() {
    guard others > 0 else { return }
    diagnostics[Self.most - 1].notes.append(
      others == 1
        ? "1 more bracket of this file has no counterpart"
        : "\(others) more brackets of this file have no counterpart")
  }

  private mutating func visit(_ token: TokenSyntax) {
    switch token.tokenKind {
    case .leftBrace, .leftParen, .leftSquare:
      open.append(token)
      clauses[clauses.count - 1].counts[token.tokenKind, default: 0] += 1
    case .rightBrace: close(with: token, opening: .leftBrace)
    case .rightParen: close(with: token, opening: .leftParen)
    case .rightSquare: close(with: token, opening: .leftSquare)
    case .poundIf where closedConditions.contains(token.position):
      open.append(token)
      clauses.append(Clause(start: open.count))
    case .poundIf: report(token)
    case .poundElse, .poundElseif: closeClause()
    case .poundEndif where closeClause():
      open.removeLast()
      clauses.removeLast()
    case .poundEndif: report(unopened: token)
    default: break
    }
  }

  /// Brackets match within a clause of a condition: none is closed from inside one.
  private mutating func close(with token: TokenSyntax, opening kind: TokenKind) {
    let clause = clauses[clauses.count - 1]
    guard clause.counts[kind, default: 0] > 0,
      let match = open[clause.start...].lastIndex(where: { $0.tokenKind == kind })
    else { return report(unopened: token) }
    reportUnclosed(downTo: match + 1)
    open.removeLast()
    clauses[clauses.count - 1].counts[kind, default: 0] -= 1
  }

  /// Ends a clause of the innermost condition, if there is one.
  @discardableResult
  private mutating func closeClause() -> Bool {
    guard clauses.count > 1 else { return false }
    reportUnclosed(downTo: clauses[clauses.count - 1].start)
    return true
  }

  private mutating func reportUnclosed(downTo count: Int) {
    for token in open[count...] {
      report(token)
      clauses[clauses.count - 1].counts[token.tokenKind, default: 0] -= 1
    }
    open.removeSubrange(count...)
  }

  private mutating func report(_ token: TokenSyntax) {
    let fix =
      switch token.tokenKind {
      case .leftParen: "write the `)` that is missing"
      case .leftSquare: "write the `]` that is missing"
      case .poundIf: "write the `#endif` that is missing"
      default: "write the `}` that is missing"
      }
    report(
      "swift.unclosed", at: token.positionAfterSkippingLeadingTrivia,
      "this `\(token.text)` is never closed", fix: fix)
  }

  private mutating func report(unopened token: TokenSyntax) {
    report(
      "swift.unopened", at: token.positionAfterSkippingLeadingTrivia,
      "this `\(token.text)` closes nothing", fix: "remove it, or write what it should close")
  }

  /// A comment that is never closed swallows all that follows it, so it is before the file's end.
  private mutating func reportComment(in trivia: Trivia, at start: AbsolutePosition) {
    var position = start
    for piece in trivia {
      if case .blockComment(let text) = piece, !text.isClosedComment {
        report(
          "swift.unclosed", at: position, "this `/*` is never closed",
          fix: "write the `*/` that is missing")
      }
      position += piece.sourceLength
    }
  }

  private mutating func report(
    _ rule: String, at position: AbsolutePosition, _ summary: String, fix: String
  ) {
    // To find the place of each takes a while.
    guard diagnostics.count < Self.most else {
      others += 1
      return
    }
    guard let place = location(position) else { return }
    diagnostics.append(Diagnostic(rule: rule, at: place, summary, fix: fix))
  }

  private static func closedConditions(in tokens: [TokenSyntax]) -> Set<AbsolutePosition> {
    var open: [AbsolutePosition] = []
    var closed: Set<AbsolutePosition> = []
    for token in tokens {
      if token.tokenKind == .poundIf { open.append(token.position) }
      if token.tokenKind == .poundEndif, let last = open.popLast() { closed.insert(last) }
    }
    return closed
  }
}

extension String {
  /// Whether a comment that begins here, with those inside it, is closed at its end.
  fileprivate var isClosedComment: Bool {
    matches(of: #/\/\*|\*\//#).reduce(0) { $0 + ($1.output == "/*" ? 1 : -1) } == 0
  }
}
