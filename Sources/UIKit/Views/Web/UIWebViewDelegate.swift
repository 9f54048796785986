public import Foundation

/// The object that decides about pages of a `UIWebView`, and is notified about loading them; every method is optional.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Called before a page is asked for; false refuses.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool

  /// Called when a page is asked for.
  func webViewDidStartLoad(_ webView: UIWebView)

  /// Called when the page is there.
  func webViewDidFinishLoad(_ webView: UIWebView)

  /// Called when the page does not come.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }

  public func webViewDidStartLoad(_ webView: UIWebView) {}

  public func webViewDidFinishLoad(_ webView: UIWebView) {}

  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
