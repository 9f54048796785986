public import Foundation

/// What lets the user feel something; nobody feels anything here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Gets ready.
  open func prepare() {}
}

/// Lets the user feel that things meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How things meet.
  public enum FeedbackStyle: Int, Sendable {
    /// Lightly.
    case light
    /// Neither lightly nor heavily.
    case medium
    /// Heavily.
    case heavy
    /// Softly.
    case soft
    /// Hard.
    case rigid
  }

  /// Lets things meet in a way.
  public init(style: FeedbackStyle) {}

  /// Lets things meet.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Lets the user feel it.
  open func impactOccurred() {}

  /// Lets the user feel it, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

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

/// Lets the user feel that a selection changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets the user feel it.
  open func selectionChanged() {}
}
