/// What a site's author says in `site.yaml`, in another language.
package struct SiteTexts: Hashable, Sendable {
  package var title: String?
  package var summary: String?

  /// The titles of the parts, by those in `site.yaml`.
  package var parts: [String: String] = [:]

  /// What the page of all callbacks says, by the method's Swift name.
  package var callbacks: [String: String] = [:]

  package init() {}
}
