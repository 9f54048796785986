/// The attributes of code blocks, which DocC has no place for, in comments: `<!-- reprise: run -->` above a block.
///
/// A comment may have a block of code in it that no reader sees:
///
///     <!-- reprise: hidden
///     ```swift
///     struct Player {}
///     ```
///     -->
struct CommentWords {
  /// The lines after ``read()``: the words stand behind the language of the block.
  private(set) var lines: [String]
  private let kinds: [ArticleLine]

  /// The comments that no block follows, as places in `lines`.
  private(set) var misplaced: [Int] = []

  init(lines: [String], kinds: [ArticleLine]) {
    self.lines = lines
    self.kinds = kinds
  }

  mutating func read() {
    for index in lines.indices where kinds[index] == .comment {
      let text = lines[index].drop(while: \.isWhitespace)
      guard text.hasPrefix(Self.mark) else { continue }
      let words = text.dropFirst(Self.mark.count)
      if let end = words.firstRange(of: "-->") {
        lines[index] = ""
        addToNext(words[..<end.lowerBound], below: index)
      } else {
        open(at: index, words)
      }
    }
  }

  private static let mark = "<!-- reprise:"

  /// Adds the words to the next block, if there is none but empty lines before it.
  private mutating func addToNext(_ words: Substring, below index: Int) {
    let next = lines.indices.dropFirst(index + 1).first { !lines[$0].allSatisfy(\.isWhitespace) }
    guard let next, kinds[next] == .fenceOpening else { return misplaced.append(index) }
    add(words, to: next)
  }

  /// Makes the inside of a comment a part of the page.
  private mutating func open(at start: Int, _ words: Substring) {
    lines[start] = ""
    for index in lines.indices.dropFirst(start + 1) {
      if lines[index].contains("-->") {
        lines[index] = ""
        return
      }
      let text = lines[index].drop(while: \.isWhitespace)
      if text.hasPrefix("```swift") || text.hasPrefix("~~~swift") { add(words, to: index) }
    }
  }

  private mutating func add(_ words: Substring, to line: Int) {
    let words = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return }
    lines[line] += " " + words
  }
}
