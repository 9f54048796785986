/// Lets the user feel that a selection changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets the user feel it.
  open func selectionChanged() {}
}
