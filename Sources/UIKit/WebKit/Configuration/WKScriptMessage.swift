public import Foundation

/// What a script of a page tells the app; no script runs here, so nothing makes one.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// What the script said.
  public let body: Any

  /// The name of the handler.
  public let name: String

  /// The view that shows the page.
  open private(set) weak var webView: WKWebView?

  /// The frame of the page.
  public let frameInfo: WKFrameInfo

  /// Where the script has its names.
  public let world: WKContentWorld

  init(body: Any, name: String, webView: WKWebView, frameInfo: WKFrameInfo, world: WKContentWorld) {
    self.body = body
    self.name = name
    self.webView = webView
    self.frameInfo = frameInfo
    self.world = world
  }
}

/// The object that gets what scripts of pages send to the app.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  /// Called with what a script said.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
