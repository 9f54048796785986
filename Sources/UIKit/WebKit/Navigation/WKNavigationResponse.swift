public import Foundation

/// What came for a page that was asked for.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// Whether it is for the page's own frame.
  public let isForMainFrame = true

  /// What came.
  public let response: URLResponse

  /// Whether it can be shown.
  public let canShowMIMEType = true

  init(_ response: URLResponse) {
    self.response = response
  }
}
