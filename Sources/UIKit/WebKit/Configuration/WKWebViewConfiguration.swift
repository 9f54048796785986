public import Foundation

/// What a web view is made with; the view keeps a copy.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  /// The settings of pages.
  open var preferences = WKPreferences()

  /// The settings of pages for which the delegate gives none.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

  /// Whether only the app's own domains are shown.
  open var limitsNavigationsToAppBoundDomains = false

  /// The scripts that go into pages.
  open var userContentController = WKUserContentController()

  /// Where what pages keep is.
  open var websiteDataStore = WKWebsiteDataStore.default()

  /// What in a page becomes a link by itself; kept as data.
  open var dataDetectorTypes: WKDataDetectorTypes = []

  /// The processes that show pages.
  open var processPool = WKProcessPool()

  /// Whether videos play in the page.
  open var allowsInlineMediaPlayback = false

  /// Whether videos play beside other apps.
  open var allowsPictureInPictureMediaPlayback = true

  /// The end of the name by which pages know the app.
  open var applicationNameForUserAgent: String?

  /// Whether nothing is shown before all is there.
  open var suppressesIncrementalRendering = false

  /// The same settings in another object; what they refer to is the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    copy.preferences = preferences
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.processPool = processPool
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    return copy
  }
}
