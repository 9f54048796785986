package import GuideExamples
package import RunRecord

/// What a result block shows: one part of an example's record.
package struct ResultPanel: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case trace(TracePanel)
    case archive(ArchivePanel)
    /// What the app showed.
    case screen(ScreenPanel)
    /// What the user saw before and after, and what of it is different.
    case screenChange(ScreenStrip, text: String)
    /// What each of these launches printed.
    case output([PrintedText])
    /// What became of the archive from one launch to another.
    case difference(ArchiveChange)
    /// What the compiler said of the example.
    case diagnostics(String)
    /// What is lost in each variant of the example, which may be on another page.
    case matrix(VariantMatrix, isOnPage: Bool)
    /// What an older app restores, and which of it the example does.
    case comparison(ComparisonPanel)
    /// There is no record: the example did not run.
    case missing
  }

  /// What begins every anchor in the panel; unique on its page.
  package var anchor: String
  package var example: String

  /// Whether its author gave the example no name.
  package var isAnonymous = false

  /// The launches the result is from; empty where it is from all.
  package var launches: [Int]

  /// The path of the part that is shown; nil where all is.
  package var part: String?
  package var content: Content

  /// Whether the page shows all of the example's run too.
  package var isRunOnPage = false

  package init(anchor: String, example: String, launches: [Int], content: Content) {
    self.anchor = anchor
    self.example = example
    self.launches = launches
    self.content = content
  }
}

/// What one launch wrote to its standard output.
package struct PrintedText: Hashable, Sendable {
  package var launch: Int
  package var text: String

  package init(launch: Int, text: String) {
    self.launch = launch
    self.text = text
  }
}
