/// Code as a page shows it.
package struct CodeListing: Hashable, Sendable {
  package var language: String
  package var text: String

  /// What the code is in its example: `SceneDelegate.swift`, `Launch 2`; empty for other code.
  package var caption: String

  /// Whether the code is shown collapsed, to be opened by the reader.
  package var isFolded: Bool

  /// Why nothing is known of what it does; nil for Swift that runs, and for other languages.
  package var unrun: Unrun?

  /// What did not happen to Swift that a page only shows.
  package enum Unrun: Hashable, Sendable {
    /// Nothing has checked it.
    case notRun

    /// Its example is only compiled.
    case onlyCompiled
  }

  /// The lines with a what-if, in order.
  package var marks: [CodeMark] = []

  /// The lines that led to events, in order.
  package var events: [CodeEvents] = []

  /// The lines that stand out, by their places from 0.
  package var highlights: [Int: CodeHighlight] = [:]

  /// The lines that the code before had in the place before a line, from 0, and this code has not.
  package var removed: [Int: [String]] = [:]

  /// The lines that a page folds because it has shown them before, from 0, in order.
  package var repeats: [Range<Int>] = []

  package init(language: String, text: String, caption: String = "", isFolded: Bool = false) {
    self.language = language
    self.text = text
    self.caption = caption
    self.isFolded = isFolded
  }
}
