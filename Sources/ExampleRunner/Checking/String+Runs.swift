extension StringProtocol {
  /// The text in which a character that is in a row, at least so often, is replaced: each row by one text.
  func replacingRuns(of character: Unicode.Scalar, from count: Int, with replacement: String)
    -> String
  {
    pieces(betweenRunsOf: character, from: count).joined(separator: replacement)
  }

  /// What is between rows of two spaces or more: the fields of a line with columns.
  var fieldsOfColumns: [String] {
    pieces(betweenRunsOf: " ", from: 2).filter { !$0.isEmpty }
  }

  /// Read once from start to end, whatever the text is.
  private func pieces(betweenRunsOf character: Unicode.Scalar, from count: Int) -> [String] {
    var pieces: [String.UnicodeScalarView] = [.init()]
    var length = 0
    for scalar in unicodeScalars {
      pieces[pieces.count - 1].append(scalar)
      guard scalar == character else {
        length = 0
        continue
      }
      length += 1
      // What follows a row begins after all of it.
      if length > count { pieces[pieces.count - 1].removeLast() }
      if length == count {
        pieces[pieces.count - 1].removeLast(count)
        pieces.append(.init())
      }
    }
    return pieces.map { String($0) }
  }
}
