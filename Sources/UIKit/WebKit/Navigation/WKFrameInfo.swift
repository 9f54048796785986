public import Foundation

/// A frame of a page; only main frames exist here.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the page's own frame.
  public let isMainFrame: Bool

  /// What its page was asked for with.
  public let request: URLRequest

  /// The view it is in.
  open private(set) weak var webView: WKWebView?

  init(request: URLRequest, webView: WKWebView) {
    isMainFrame = true
    self.request = request
    self.webView = webView
  }
}
