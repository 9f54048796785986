public import Foundation

/// What lets the user feel something; no device vibrates here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Gets ready.
  open func prepare() {}
}
