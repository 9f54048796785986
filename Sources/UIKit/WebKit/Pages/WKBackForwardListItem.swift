public import Foundation

/// A page that was visited.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The page's address.
  public let url: URL

  /// The address that was asked for.
  public let initialURL: URL

  /// The page's title.
  open internal(set) var title: String?

  /// How far the page was scrolled when it was left.
  var offset = CGPoint.zero

  /// How much larger the page was shown.
  var scale: CGFloat = 1

  init(url: URL) {
    self.url = url
    initialURL = url
  }
}
