public import Foundation

/// The way to a page: the same object in all calls about it.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// For what kind of device the page is made.
  open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.recommended
}
