public import Foundation

/// Where what pages keep is; nothing is kept here.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  /// Whether what is kept outlives the app's process.
  public let isPersistent: Bool

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
  }

  private static let standard = WKWebsiteDataStore(isPersistent: true)

  /// The store that web views share.
  public class func `default`() -> WKWebsiteDataStore { standard }

  /// A store that keeps nothing longer than the process lives.
  public class func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false)
  }
}
