public import Foundation

/// A control by which the user asks for new content, pulling down what is there.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether new content is being got.
  open private(set) var isRefreshing = false

  /// A title below the control.
  open var attributedTitle: NSAttributedString?

  /// Creates a control that is not refreshing.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Shows that new content is being loaded, without sending actions.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Shows that new content is there.
  open func endRefreshing() {
    isRefreshing = false
  }

  override var primaryEvent: Event? { .valueChanged }

  /// Pulls the content down, as the user does; nothing happens while new content is being got.
  package func userPulls() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
