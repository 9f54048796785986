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
    keepContentDown(by: 0)
  }

  /// How much room the content leaves above itself while the user waits for new content.
  private(set) var heldHeight: CGFloat = 0

  private static let heightWhileWaiting: CGFloat = 60

  /// Content that is at its beginning moves with the room above it.
  private func keepContentDown(by height: CGFloat) {
    let change = height - heldHeight
    guard change != 0, let scrollView = superview as? UIScrollView else { return }
    let isAtStart = scrollView.contentOffset.y <= 0 - scrollView.adjustedContentInset.top
    heldHeight = height
    frame = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
    if isAtStart { scrollView.contentOffset.y -= change }
    scrollView.adjustedContentInsetDidChange()
  }

  override var primaryEvent: Event? { .valueChanged }

  /// Pulls the content down, as the user does; nothing happens while new content is being got.
  package func userPulls() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    keepContentDown(by: Self.heightWhileWaiting)
    sendActions(for: .valueChanged)
  }
}
