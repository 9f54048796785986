/// One of the versions of a site that stand beside each other, as `site.yaml` lists them.
package struct SiteVersion: Hashable, Sendable {
  /// What readers call it: `2.0`.
  package var name: String

  /// Where it is published, with a slash at its end; nil for the version that is being built.
  package var address: String?

  package init(name: String, address: String?) {
    self.name = name
    self.address = address
  }
}
