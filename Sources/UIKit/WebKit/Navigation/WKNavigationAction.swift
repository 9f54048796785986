public import Foundation

/// Something that asks for a page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The frame it came from.
  public let sourceFrame: WKFrameInfo

  /// The frame the page is for; nil for a new window.
  public let targetFrame: WKFrameInfo?

  /// What caused it.
  public let navigationType: WKNavigationType

  /// What the page is asked for with.
  public let request: URLRequest

  /// Whether what is at the address shall be kept as a file.
  public let shouldPerformDownload = false

  init(
    _ request: URLRequest, type: WKNavigationType, source: WKFrameInfo, target: WKFrameInfo?
  ) {
    self.request = request
    navigationType = type
    sourceFrame = source
    targetFrame = target
  }
}

/// Whether a page may be asked for.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It may not.
  case cancel
  /// It may.
  case allow
  /// What is at the address shall be kept as a file.
  case download
}

/// What caused a page to be asked for.
public enum WKNavigationType: Int, Sendable {
  /// A link was tapped.
  case linkActivated
  /// A form was sent.
  case formSubmitted
  /// The user went back or forward.
  case backForward
  /// The page was loaded again.
  case reload
  /// A form was sent again.
  case formResubmitted
  /// Something else: the app.
  case other = -1
}
