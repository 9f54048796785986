import Diagnostics
import Testing

struct LineDifferenceTests {
  /// The difference of two texts of one-letter lines.
  private func difference(_ old: String, _ new: String, context: Int = 2) -> [String] {
    LineDifference.lines(
      from: old.map { String($0) }, to: new.map { String($0) }, context: context)
  }

  @Test func isEmptyForEqualTexts() {
    #expect(difference("", "") == [])
    #expect(difference("abc", "abc") == [])
  }

  @Test func showsWhatLeftAndWhatCame() {
    #expect(difference("abc", "axc") == ["  a", "- b", "+ x", "  c"])
    #expect(difference("", "ab") == ["+ a", "+ b"])
    #expect(difference("ab", "") == ["- a", "- b"])
    #expect(difference("ab", "b") == ["- a", "  b"])
    #expect(difference("a", "ab") == ["  a", "+ b"])
  }

  @Test func leavesOutWhatIsFarFromEveryChange() {
    #expect(
      difference("abcdefghijklm", "abcXefghijklm")
        == ["  …", "  b", "  c", "- d", "+ X", "  e", "  f", "  …"])
    #expect(
      difference("abcdefghijklm", "Xbcdefghijklm") == ["- a", "+ X", "  b", "  c", "  …"])
    #expect(
      difference("abcdefghijklm", "abcdefghijklX") == ["  …", "  k", "  l", "- m", "+ X"])
  }

  @Test func joinsTheSurroundingsOfNearChanges() {
    #expect(
      difference("abcde", "XbcdY") == ["- a", "+ X", "  b", "  c", "  d", "- e", "+ Y"])
    #expect(
      difference("abcdefg", "XbcdefY", context: 1)
        == ["- a", "+ X", "  b", "  …", "  f", "- g", "+ Y"])
  }

  @Test func showsNothingUnchangedWithoutContext() {
    #expect(difference("abc", "aXc", context: 0) == ["  …", "- b", "+ X", "  …"])
  }

  @Test func tellsLinesThatDifferInSpacesOnly() {
    #expect(LineDifference.lines(from: ["a "], to: ["a"]) == ["- a ", "+ a"])
    #expect(LineDifference.lines(from: [""], to: ["", ""]) == ["  ", "+ "])
  }

  @Test(.timeLimit(.minutes(5)))
  func replacesLongTextsAsAWholeBetweenEqualEnds() {
    let old = ["first"] + (0..<20_000).map { "old \($0)" } + ["last"]
    let new = ["first"] + (0..<20_000).map { "new \($0)" } + ["last"]
    let lines = LineDifference.lines(from: old, to: new)
    #expect(lines.count == 40_002)
    #expect(lines[0...1] == ["  first", "- old 0"])
    #expect(lines[20_000...20_001] == ["- old 19999", "+ new 0"])
    #expect(lines.suffix(2) == ["+ new 19999", "  last"])
  }
}
