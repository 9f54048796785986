import SwiftSyntax

/// Where a class takes further members without moving a line of the author's.
struct MemberInsertion {
  /// The UTF-8 offset.
  private var offset: Int

  /// What separates the first further member from what is before it.
  private var separator: String

  /// After the last member, on its last line; in an empty class, and after a directive, which
  /// must end its line, before the closing brace.
  init(_ block: MemberBlockSyntax) {
    guard let last = block.members.last, !last.decl.isDirective else {
      offset = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      separator = " "
      return
    }
    offset = last.endPositionBeforeTrailingTrivia.utf8Offset
    separator = last.semicolon == nil ? "; " : " "
  }

  func edit(_ members: [String]) -> SourceEdit {
    .insertion(separator + members.joined(separator: "; ") + " ", at: offset)
  }
}
