extension StringProtocol {
  /// The lines of the text; a line end at its end begins no further line.
  var textLines: [String] {
    let lines = split(separator: Character("\n"), omittingEmptySubsequences: false)
    return (lines.count > 1 && lines.last == "" ? lines.dropLast() : lines[...]).map { String($0) }
  }
}
