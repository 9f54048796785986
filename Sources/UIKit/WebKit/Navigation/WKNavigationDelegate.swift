public import Foundation

/// The object that decides about pages, and is notified about loading them; every method is optional.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called before a page is asked for: `decisionHandler` must be called once, now or later.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)

  /// Called when something came, before it is shown: `decisionHandler` must be called once, now
  /// or later.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)

  /// Called before a page is asked for, if the method with a handler is not implemented.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy

  /// Called when something came, if the method with a handler is not implemented.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy

  /// Asks whether a page may be asked for, and with which settings; who has this method is not asked
  /// without the settings.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)

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
  /// Asks without the settings, and takes those that there are.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }

  /// Asks the asynchronous method, if there is one; else allows.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    guard _decidesAsynchronously else { return decisionHandler(.allow) }
    Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
  }

  /// Asks the asynchronous method, if there is one; else allows.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    guard _decidesAsynchronously else { return decisionHandler(.allow) }
    Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }

  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}

  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}

  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}

  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}

  /// Whether the app has an asynchronous method for it.
  public var _decidesAsynchronously: Bool {
    AppClasses.implement("webView(_:decidePolicyFor:)", in: type(of: self))
  }
}
