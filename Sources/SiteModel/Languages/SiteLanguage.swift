/// A language in which a site can be read.
package struct SiteLanguage: Hashable, Sendable {
  /// The language's tag as HTML writes it: `ko`, `zh-Hans`.
  package var code: String

  /// What the language calls itself: `한국어`.
  package var name: String

  /// Whether the guides are written in it, and not translated into it.
  package var isSource: Bool

  package init(code: String, name: String, isSource: Bool) {
    self.code = code
    self.name = name
    self.isSource = isSource
  }

  /// The language of a site that names none.
  package static let english = SiteLanguage(code: "en", name: "English", isSource: true)

  /// What is before the paths of all its pages: nothing, or `ko/`.
  package var folder: String { isSource ? "" : code + "/" }
}
