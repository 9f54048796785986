/// The text below one heading of a page, with the words by which a search finds it.
package struct SectionWords: Codable, Hashable, Sendable {
  /// The heading's anchor and text; empty for the text before the first heading, which stands for the page.
  package var anchor: String
  package var heading: String

  /// What is in it, without its code: results show the part with the words.
  package var text = ""

  /// What each word counts.
  package var weights = WordWeights()

  package init(anchor: String, heading: String) {
    self.anchor = anchor
    self.heading = heading
  }
}
