import SwiftSyntax

/// Where a method of a class takes the word `override` without moving its own line.
struct OverrideInsertion {
  let edit: SourceEdit

  /// Behind the member before it, or the class's opening brace; before the method itself only where
  /// what precedes is a directive, which must end its line.
  init(_ function: FunctionDeclSyntax, in block: MemberBlockSyntax) {
    let start = function.positionAfterSkippingLeadingTrivia
    let previous = block.members.last { $0.endPosition <= function.position }
    guard let previous else {
      edit = .insertion(
        " override", at: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
      return
    }
    guard !previous.decl.isDirective else {
      edit = .insertion("override ", at: start.utf8Offset)
      return
    }
    edit = .insertion(
      previous.semicolon == nil ? "; override" : " override",
      at: previous.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension DeclSyntax {
  /// Whether nothing may follow on its line.
  var isDirective: Bool {
    self.is(IfConfigDeclSyntax.self) || self.is(PoundSourceLocationSyntax.self)
  }
}
