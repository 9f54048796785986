import SiteHTML
import SiteModel

/// A site in its languages, and its files.
package struct DrawnSite: Sendable {
  var sites: [Site]
  var files: [SiteFile]
}
