/// What a page is a translation of.
package struct PageTranslation: Codable, Hashable, Sendable {
  /// The name of the guide that it translates.
  package var source: String

  /// Whether that guide says something else by now.
  package var isOutdated: Bool

  package init(source: String, isOutdated: Bool) {
    self.source = source
    self.isOutdated = isOutdated
  }
}
