/// A part of a page that a search can find: the text below one heading.
package struct SearchSection: Hashable, Sendable {
  /// Which page of the site it is on, from 0 in reading order.
  package var page: Int

  /// The heading's anchor and text; empty for the text before the first heading, which stands for
  /// the page.
  ///
  /// For a symptom: its text, and the anchor that its link leads to.
  package var anchor: String
  package var heading: String

  /// What is in it, without its code: results show the part with the words.
  package var text = ""

  package init(page: Int, anchor: String, heading: String) {
    self.page = page
    self.anchor = anchor
    self.heading = heading
  }
}
