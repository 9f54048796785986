public import Foundation

/// Who opens and closes windows for pages; every method is optional.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Called when a page wants another window: the view for it; nil for none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?

  /// Called when a page closes its window.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  /// No window.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }

  public func webViewDidClose(_ webView: WKWebView) {}
}
