public import Foundation

/// Who decides about pages, and hears how they come; every method is optional.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called before a page is asked for: `decisionHandler` is to be called once, now or later.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)

  /// Called when something came, before it is shown: `decisionHandler` is to be called once, now
  /// or later.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)

  /// Called when a page is asked for.
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  /// Called when the server sent the request elsewhere.
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)

  /// Called when nothing came.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)

  /// Called when the page begins to be shown.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

  /// Called when the page is complete.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

  /// Called when the page stays incomplete.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

  /// Called when the process that shows the page ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// Allows.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }

  /// Allows.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }

  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}

  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}

  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}

  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}

  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}

  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
