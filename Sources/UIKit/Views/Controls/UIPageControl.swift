public import Foundation

/// A control with a dot for each page; state restoration does not save it (uikit-restoration 4).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet { currentPage = storedPage }
  }

  /// The page whose dot is marked, kept among the pages.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether a single page has no dot.
  open var hidesForSinglePage = false

  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?

  /// The color of the marked dot.
  open var currentPageIndicatorTintColor: UIColor?

  override var primaryEvent: Event? { .valueChanged }

  /// The room that dots take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16, height: 26)
  }

  /// A touch on the right half goes to the next page, on the left half to the previous one, and never further (Apple's page
  /// of the class).
  override func userTouched(at point: CGPoint) {
    let page = currentPage + (point.x < bounds.midX ? -1 : 1)
    guard 0..<numberOfPages ~= page else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  private var storedPage = 0

  /// Room for a dot a page.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 32 + 17 * CGFloat(max(0, numberOfPages)), height: 26)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingContent(size) }
}
