/// An address that a guide had once, and that leads to where it is now.
package struct Redirect: Hashable, Sendable {
  package enum Target: Hashable, Sendable {
    /// A path below the site's root, with an anchor if there is one: `new.html#why`.
    case page(String)
    /// An address of another site.
    case elsewhere(String)
  }

  /// The path below the site's root: `old.html`.
  package var path: String
  package var target: Target

  package init(path: String, target: Target) {
    self.path = path
    self.target = target
  }
}
