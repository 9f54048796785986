package import Diagnostics

/// A fenced code block with the places of its words and lines.
package struct Fence: Hashable, Sendable {
  /// Which fence of its guide it is, from 0, in source order.
  package var index: Int

  /// Where the fence's backticks or tildes begin.
  package var location: SourceLocation

  /// The first word of the info string: `swift`; empty where there is none.
  package var language: String

  /// The words after the language, read from the source line.
  package var words: [Word]

  /// The body.
  package var body: [Line]

  /// The lines of the body, from 1; empty for an empty fence.
  ///
  /// They go from the line after the opening fence up to, and not including, the line of the
  /// closing one.
  package var bodyLines: Range<Int>

  /// What is before the body's lines because of the containers the fence is in.
  ///
  /// These are spaces in a list, `> ` in a quote. They are written before each line when a result
  /// is put into the fence.
  package var linePrefix: String

  /// A word of an info string: `launch`, or `example=tabs`.
  package struct Word: Hashable, Sendable {
    package var name: String

    /// The value with quotes and escapes removed; nil for a bare word.
    package var value: String?

    /// Where the word begins.
    package var location: SourceLocation

    /// How many characters the whole word takes in the source.
    package var length: Int

    package init(name: String, value: String?, location: SourceLocation, length: Int) {
      self.name = name
      self.value = value
      self.location = location
      self.length = length
    }
  }

  /// A line of the body.
  package struct Line: Hashable, Sendable {
    /// The line in the guide, from 1.
    package var number: Int

    /// The text without what its containers put before it.
    package var text: String

    /// How many characters of the source line stand before `text`.
    package var prefixLength: Int

    package init(number: Int, text: String, prefixLength: Int) {
      self.number = number
      self.text = text
      self.prefixLength = prefixLength
    }
  }

  package init(
    index: Int, location: SourceLocation, language: String, words: [Word], body: [Line],
    bodyLines: Range<Int>, linePrefix: String
  ) {
    self.index = index
    self.location = location
    self.language = language
    self.words = words
    self.body = body
    self.bodyLines = bodyLines
    self.linePrefix = linePrefix
  }
}

extension Fence {
  /// The body as one text, a line end after every line but the last.
  package var text: String { body.map(\.text).joined(separator: "\n") }

  /// The language and the words, with one space between them: `trace launch=1`.
  package var info: String {
    let words = words.map { word in word.value.map { "\(word.name)=\($0)" } ?? word.name }
    return ([language] + words).joined(separator: " ")
  }
}
