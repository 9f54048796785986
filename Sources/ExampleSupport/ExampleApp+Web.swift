public import Foundation
public import UIKit

extension ExampleApp {
  /// Whether addresses on the network cannot be reached.
  public var isOffline: Bool {
    get { WebServer.isOffline }
    set { WebServer.isOffline = newValue }
  }

  /// Gives an address a page; others have an empty one.
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
