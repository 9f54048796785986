import Foundation

/// A page on its way into a web view.
@MainActor
final class PageLoad {
  /// What becomes of the list of visited pages when the page is there.
  enum Place {
    /// The page is added, unless it is the one that is shown.
    case new
    /// The page is on the list.
    case listed(Int)
    /// The page leaves no trace: text that the app gave.
    case unlisted
  }

  let navigation = WKNavigation()
  let request: URLRequest
  let type: WKNavigationType
  let place: Place

  /// The page's text, where it is not to be fetched.
  let text: String?

  /// Whether the delegate knows that the page is asked for.
  var hasStarted = false

  /// Whether the page is being shown.
  var isCommitted = false

  init(_ request: URLRequest, type: WKNavigationType, place: Place, text: String? = nil) {
    self.request = request
    self.type = type
    self.place = place
    self.text = text
  }
}
