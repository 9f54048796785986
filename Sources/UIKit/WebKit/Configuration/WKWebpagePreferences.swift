public import Foundation

/// The settings of one page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// For what kind of device a page is made.
  public enum ContentMode: Int, Sendable {
    /// For this one.
    case recommended
    /// For phones.
    case mobile
    /// For computers.
    case desktop
  }

  /// For what kind of device the page shall be made.
  open var preferredContentMode = ContentMode.recommended

  /// Whether the page's scripts may run; none does here.
  open var allowsContentJavaScript = true
}
