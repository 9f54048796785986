/// Finds out what of a source line belongs to a fence, and what to the containers it is in.
struct FenceBodyLine {
  /// The line's text as the parser gives it.
  let text: Substring
  let sourceLine: String

  /// The text is the end of the source line.
  ///
  /// Only where a container takes a part of a tab, the
  /// parser writes spaces for what is left of it; there the whole tab is left in the text, so that
  /// every character of the text is in the source.
  func line(number: Int) -> Fence.Line {
    let start = startOfText ?? sourceLine.startIndex
    return Fence.Line(
      number: number, text: String(sourceLine[start...]),
      prefixLength: sourceLine[..<start].count)
  }

  private var startOfText: String.Index? {
    if let start = start(of: text) { return start }
    var rest = text
    while rest.first == " " {
      rest.removeFirst()
      guard let start = start(of: rest), start > sourceLine.startIndex else { continue }
      let before = sourceLine.utf8.index(before: start)
      if sourceLine.utf8[before] == .tab { return before }
    }
    return nil
  }

  private func start(of termination: Substring) -> String.Index? {
    let bytes = sourceLine.utf8
    guard bytes.count >= termination.utf8.count else { return nil }
    let start = bytes.index(bytes.endIndex, offsetBy: -termination.utf8.count)
    return bytes[start...].elementsEqual(termination.utf8) ? start : nil
  }
}
