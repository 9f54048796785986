/// Code as a page shows it.
package struct CodeListing: Hashable, Sendable {
  package var language: String
  package var text: String

  /// What the code is in its example: `SceneDelegate.swift`, `Launch 2`; empty for other code.
  package var caption: String

  /// Whether the code is shown collapsed, to be opened by the reader.
  package var isFolded: Bool

  /// Whether it is Swift that no example runs, and so nothing is known of it.
  package var isNotRun = false

  /// The lines with a what-if, in order.
  package var marks: [CodeMark] = []

  /// The lines that led to events, in order.
  package var events: [CodeEvents] = []

  /// The lines that stand out, by their places from 0.
  package var highlights: [Int: CodeHighlight] = [:]

  package init(language: String, text: String, caption: String = "", isFolded: Bool = false) {
    self.language = language
    self.text = text
    self.caption = caption
    self.isFolded = isFolded
  }
}
