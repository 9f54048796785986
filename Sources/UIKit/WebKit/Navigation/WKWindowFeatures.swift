public import Foundation

/// What a page wants of another window; links want nothing.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// How wide it shall be.
  public let width: NSNumber? = nil

  /// How high it shall be.
  public let height: NSNumber? = nil
}
