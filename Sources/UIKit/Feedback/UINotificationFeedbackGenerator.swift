/// Lets the user feel how something went.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// With a warning.
    case warning
    /// Badly.
    case error
  }

  /// Lets the user feel it.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
