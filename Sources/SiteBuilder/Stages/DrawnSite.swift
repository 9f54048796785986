import SiteHTML
import SiteModel

/// A site in its languages, and its files.
package struct DrawnSite: Sendable {
  let sites: [Site]
  let files: [SiteFile]

  /// Whether no name in code is without its meaning that was asked for.
  package let hasAllNames: Bool

  /// The lists of the build before, and where those of this one are kept; nil where nothing is kept.
  let lists: KeptLists?
}
