extension OptionalMethod {
  /// The optional methods of the delegates of web views.
  static let web: [OptionalMethod] = [
    decision("navigationAction", "WKNavigationAction"),
    decision("navigationResponse", "WKNavigationResponse"),
    asynchronousDecision("navigationAction", "WKNavigationAction"),
    asynchronousDecision("navigationResponse", "WKNavigationResponse"),
    OptionalMethod(
      protocolName: "WKNavigationDelegate", baseName: "webView",
      parameters: [
        webView,
        .init(
          label: "decidePolicyFor", name: "navigationAction", type: "UIKit.WKNavigationAction"),
        .init(label: "preferences", name: "preferences", type: "UIKit.WKWebpagePreferences"),
        .init(
          label: "decisionHandler", name: "decisionHandler",
          type:
            "@escaping @MainActor (UIKit.WKNavigationActionPolicy, UIKit.WKWebpagePreferences) -> Void"
        ),
      ],
      result: nil,
      otherwise: "self.webView(webView, decidePolicyFor: navigationAction) "
        + "{ decisionHandler($0, preferences) }"),
    navigation("didStartProvisionalNavigation"),
    navigation("didReceiveServerRedirectForProvisionalNavigation"),
    navigation("didFailProvisionalNavigation", error),
    navigation("didCommit"),
    navigation("didFinish"),
    navigation("didFail", error),
    OptionalMethod(
      protocolName: "WKNavigationDelegate", baseName: "webViewWebContentProcessDidTerminate",
      parameters: [webView]),
    OptionalMethod(
      protocolName: "WKUIDelegate", baseName: "webView",
      parameters: [
        webView,
        .init(
          label: "createWebViewWith", name: "configuration",
          type: "UIKit.WKWebViewConfiguration"),
        .init(label: "for", name: "navigationAction", type: "UIKit.WKNavigationAction"),
        .init(label: "windowFeatures", name: "windowFeatures", type: "UIKit.WKWindowFeatures"),
      ],
      result: Result(type: "UIKit.WKWebView?", value: "nil")),
    OptionalMethod(
      protocolName: "WKUIDelegate", baseName: "webViewDidClose", parameters: [webView]),
    OptionalMethod(
      protocolName: "UIWebViewDelegate", baseName: "webView",
      parameters: [
        olderWebView,
        .init(label: "shouldStartLoadWith", name: "request", type: "UIKit.URLRequest"),
        .init(
          label: "navigationType", name: "navigationType",
          type: "UIKit.UIWebView.NavigationType"),
      ],
      result: Result(type: "Bool", value: "true")),
    OptionalMethod(
      protocolName: "UIWebViewDelegate", baseName: "webViewDidStartLoad",
      parameters: [olderWebView]),
    OptionalMethod(
      protocolName: "UIWebViewDelegate", baseName: "webViewDidFinishLoad",
      parameters: [olderWebView]),
    OptionalMethod(
      protocolName: "UIWebViewDelegate", baseName: "webView",
      parameters: [
        olderWebView,
        .init(label: "didFailLoadWithError", name: "error", type: "any Error"),
      ]),
    safari("safariViewControllerDidFinish"),
    safari(
      "safariViewController",
      Parameter(label: "didCompleteInitialLoad", name: "didLoadSuccessfully", type: "Bool")),
  ]

  private static let webView = Parameter(label: "_", name: "webView", type: "UIKit.WKWebView")
  private static let olderWebView = Parameter(
    label: "_", name: "webView", type: "UIKit.UIWebView")
  private static let error = Parameter(label: "withError", name: "error", type: "any Error")

  private static func decision(_ name: String, _ type: String) -> OptionalMethod {
    OptionalMethod(
      protocolName: "WKNavigationDelegate", baseName: "webView",
      parameters: [
        webView,
        .init(label: "decidePolicyFor", name: name, type: "UIKit.\(type)"),
        .init(
          label: "decisionHandler", name: "decisionHandler",
          type: "@escaping @MainActor (UIKit.\(type)Policy) -> Void"),
      ],
      result: nil, otherwise: "decisionHandler(.allow)")
  }

  private static func asynchronousDecision(_ name: String, _ type: String) -> OptionalMethod {
    OptionalMethod(
      protocolName: "WKNavigationDelegate", baseName: "webView",
      parameters: [webView, .init(label: "decidePolicyFor", name: name, type: "UIKit.\(type)")],
      result: Result(type: "UIKit.\(type)Policy", value: ".allow"), isAsync: true)
  }

  private static func navigation(_ label: String, _ further: Parameter...) -> OptionalMethod {
    OptionalMethod(
      protocolName: "WKNavigationDelegate", baseName: "webView",
      parameters: [
        webView, .init(label: label, name: "navigation", type: "UIKit.WKNavigation!"),
      ] + further)
  }

  private static func safari(_ name: String, _ further: Parameter...) -> OptionalMethod {
    OptionalMethod(
      protocolName: "SFSafariViewControllerDelegate", baseName: name,
      parameters: [
        .init(label: "_", name: "controller", type: "UIKit.SFSafariViewController")
      ] + further)
  }
}
