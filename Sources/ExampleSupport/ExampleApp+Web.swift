public import Foundation
public import UIKit

extension ExampleApp {
  /// Whether the device has no network.
  public var isOffline: Bool {
    get { WebServer.isOffline }
    set { WebServer.isOffline = newValue }
  }

  /// Makes this page the answer of an address; other addresses answer with an empty page.
  public func serve(_ page: String, at url: URL) {
    WebServer.pages[url] = page
  }

  /// Taps a link of the page in a web view.
  ///
  /// - Parameter opensWindow: Whether the page asks for a window of its own for it.
  public func tapLink(to url: URL, in webView: WKWebView, opensWindow: Bool = false) {
    webView.userTapsLink(to: url, opensWindow: opensWindow)
  }
}
