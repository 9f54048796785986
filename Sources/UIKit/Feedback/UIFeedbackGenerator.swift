public import Foundation

/// What lets the user feel something; nobody feels anything here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Gets ready.
  open func prepare() {}
}
