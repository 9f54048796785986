import Diagnostics
import Testing

struct SuggestionTests {
  private let words = ["example", "file", "hidden", "launch", "run"]

  @Test func findsTheWordOfASlip() {
    #expect(Suggestion.nearest(to: "hiden", among: words) == "hidden")
    #expect(Suggestion.nearest(to: "launhc", among: words) == "launch")
    #expect(Suggestion.nearest(to: "rum", among: words) == "run")
    #expect(Suggestion.nearest(to: "flie", among: words) == "file")
    #expect(Suggestion.nearest(to: "Example", among: words) == "example")
  }

  @Test func saysNothingWhereMoreThanAThirdDiffers() {
    #expect(Suggestion.nearest(to: "hdn", among: words) == nil)
    #expect(Suggestion.nearest(to: "unknown", among: words) == nil)
    #expect(Suggestion.nearest(to: "ru", among: ["ax"]) == nil)
  }

  @Test func saysNothingWithoutWordOrCandidates() {
    #expect(Suggestion.nearest(to: "run", among: []) == nil)
    #expect(Suggestion.nearest(to: "", among: words + ["a"]) == nil)
    #expect(Suggestion.nearest(to: "x", among: ["y"]) == nil)
    #expect(Suggestion.nearest(to: "abc", among: [""]) == nil)
  }

  @Test func findsALetterMissingInAShortWord() {
    #expect(Suggestion.nearest(to: "of", among: ["if", "at"]) == "if")
    #expect(Suggestion.nearest(to: "ru", among: words) == "run")
  }

  @Test func prefersTheNearestThenTheFirstInTheAlphabet() {
    #expect(Suggestion.nearest(to: "launchs", among: ["lunch", "launch"]) == "launch")
    #expect(Suggestion.nearest(to: "cat", among: ["hat", "bat"]) == "bat")
  }

  @Test func comparesCharactersNotBytes() {
    #expect(Suggestion.nearest(to: "cafe", among: ["café"]) == "café")
    #expect(Suggestion.nearest(to: "탭바", among: ["탭바r"]) == "탭바r")
  }

  @Test(.timeLimit(.minutes(5)))
  func doesNotCompareVeryLongWords() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(Suggestion.nearest(to: long, among: [long + "b"]) == nil)
    #expect(Suggestion.nearest(to: "run", among: [long, "rum"]) == "rum")
  }
}
