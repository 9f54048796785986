public import Foundation

/// What went wrong in a web view.
public struct WKError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of failure.
  public enum Code: Int, Sendable {
    case unknown = 1
    /// The process that showed the page ended.
    case webContentProcessTerminated
    /// The view is gone.
    case webViewInvalidated
    /// A script failed.
    case javaScriptExceptionOccurred
    /// A script's result cannot be returned.
    case javaScriptResultTypeIsUnsupported
  }

  /// The kind of failure.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// The domain of these errors.
  public static var errorDomain: String { "WKErrorDomain" }

  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}
