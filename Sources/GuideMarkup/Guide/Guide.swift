/// One Markdown page, parsed, with the places of everything in it.
package struct Guide: Hashable, Sendable {
  /// The file's path as the author knows it: `Content/tab-bar.md`.
  package var path: String

  /// The path below the content folder without its extension: `tab-bar`, `containers/custom`.
  package var name: String

  /// The source, line by line, without line ends; the first is line 1.
  package var lines: [String]

  /// The page's title: from the front matter, else its first heading, else its name.
  package var title: String

  /// What the front matter says of the page in one sentence; empty where it says nothing.
  package var summary: String

  /// The first line after the front matter, from 1.
  package var firstTextLine = 1

  /// When its text changed last, as its author says; nil where the front matter does not.
  package var updated: CalendarDate?

  /// Which text of its source it translates, as its author says; nil where the front matter does not.
  package var translatedRevision: String?

  /// The names that it had before: their addresses lead to it.
  package var redirectsFrom: [PlacedText] = []

  /// The version of the SDK that its apps are built with; nil where the front matter does not say.
  package var sdkVersion: String?

  /// Whether its page folds code that the page has shown before.
  package var foldsRepeatedCode = false

  /// Which of its fences of Swift continue each other.
  package var examples = ExampleScope.fence

  /// The module that it documents, which its code may use without importing it; nil for none.
  package var module: String?

  /// The lines of the files that code blocks include and only show, by the blocks' indexes.
  package var shownFiles: [Int: [String]] = [:]
  package var blocks: [Block]

  /// The footnotes in the order in which the text first refers to them.
  package var footnotes: [Footnote]

  package init(
    path: String, name: String, lines: [String], title: String, summary: String = "",
    blocks: [Block], footnotes: [Footnote] = []
  ) {
    self.path = path
    self.name = name
    self.lines = lines
    self.title = title
    self.summary = summary
    self.blocks = blocks
    self.footnotes = footnotes
  }
}

/// Which fences of Swift that name no example are one program: `examples:` in the front matter.
package enum ExampleScope: String, Sendable {
  /// Each that says `run`, alone.
  case fence
  /// All of a page, from one that says `run` to the next.
  case page
  /// Those of a DocC article that continue each other, until one declares a name again.
  case article

  /// What a guide may choose.
  static let inFrontMatter: [ExampleScope] = [.fence, .page]
}

package struct Footnote: Hashable, Sendable {
  /// What the author calls it.
  package var label: String
  package var blocks: [Block]

  package init(label: String, blocks: [Block]) {
    self.label = label
    self.blocks = blocks
  }
}
