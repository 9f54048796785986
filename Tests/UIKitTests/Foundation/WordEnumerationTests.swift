import RunRecord
import Testing

/// The words of a text, through which Foundation on Linux does not go.
@Suite struct WordEnumerationTests {
  @Test func goesThroughTheWordsInBothDirections() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        func words(_ text: String, _ options: String.EnumerationOptions) -> [String] {
          var words: [String] = []
          text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: options) { word, range, around, stop in
            words.append("\\(word ?? "-")|\\(text[range])|\\(text[around])")
            if words.count == 3 { stop = true }
          }
          return words
        }
        """,
      launches: [
        """
        print(words(" It's 3.5 — naïve, 日本", .byWords))
        print(words("a b c d", [.byWords, .reverse]))
        print(words("a b", [.byWords, .substringNotRequired]))
        print(words("a\\nb", .byLines))
        NSString(string: "über uns").enumerateSubstrings(in: NSRange(location: 5, length: 3), options: .byWords) { word, range, around, stop in
          print(word!, range, around)
        }
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        ["It\\'s|It\\'s| It\\'s ", "3.5|3.5|3.5 — ", "naïve|naïve|naïve, "]
        ["d|d|d", "c|c|c ", "b|b|b "]
        ["-|a|a ", "-|b|b"]
        ["a|a|a\\n", "b|b|b"]
        uns {5, 3} {5, 3}

        """)
  }
}
