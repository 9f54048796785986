public import Foundation

/// A script that goes into pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The script's text.
  public let source: String

  /// When the script runs.
  public let injectionTime: WKUserScriptInjectionTime

  /// Whether the script runs in main frames only.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }

  /// Creates a script whose names are in a world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}
