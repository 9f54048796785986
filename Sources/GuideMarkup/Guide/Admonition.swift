/// What a reader should not pass over, in the kinds and the notation of GitHub's Markdown.
package enum Admonition: String, CaseIterable, Sendable {
  case note
  case tip
  case important
  case warning
  case caution

  /// How an author writes it, on the first line of a quote: `[!NOTE]`.
  package var marker: String { "[!\(rawValue.uppercased())]" }
}
