public import Foundation

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
