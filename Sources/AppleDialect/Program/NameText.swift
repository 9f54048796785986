import SwiftSyntax

extension SyntaxProtocol {
  /// The text of what may be a name, without what surrounds it; empty where it is longer than names are.
  ///
  /// In `a.a.a…` each member is in the next one: to write out all of them takes minutes for 60 kB.
  var textOfName: String {
    totalLength.utf8Length <= longestName ? trimmedDescription : ""
  }
}

/// A name with all that it is a member of, and the comments in between, in UTF-8 bytes.
private let longestName = 2_000
