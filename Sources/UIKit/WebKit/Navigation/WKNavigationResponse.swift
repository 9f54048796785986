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

/// Whether a page may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It may not.
  case cancel
  /// It may.
  case allow
  /// What came shall be kept as a file.
  case download
}
