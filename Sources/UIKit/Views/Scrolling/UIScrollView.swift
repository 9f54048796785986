public import Foundation
import KeyedArchive

/// A view that shows a part of something larger.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The object that UIKit notifies about scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of what is shown in part.
  open var contentSize: CGSize {
    get {
      noteRead(.contentSize)
      return storedContentSize
    }
    set {
      changing(.contentSize) { storedContentSize = newValue }
      // Only content that can be scrolled is kept out from under bars.
      if window != nil { followSafeArea() }
    }
  }

  private var storedContentSize = CGSize.zero

  /// Room around the content.
  open var contentInset: UIEdgeInsets {
    get {
      noteRead(.contentInset)
      return storedContentInset
    }
    set { changing(.contentInset) { storedContentInset = newValue } }
  }

  private var storedContentInset = UIEdgeInsets.zero

  /// The smallest zoom scale.
  open var minimumZoomScale: CGFloat = 1

  /// The largest zoom scale.
  open var maximumZoomScale: CGFloat = 1

  /// Whether the user may scroll.
  open var isScrollEnabled = true

  /// Whether scrolling stops at whole pages.
  open var isPagingEnabled = false

  /// Whether the content may be pulled beyond its edges.
  open var bounces = true

  /// Whether the vertical indicator is shown while scrolling.
  open var showsVerticalScrollIndicator = true

  /// Whether the horizontal indicator is shown while scrolling.
  open var showsHorizontalScrollIndicator = true

  /// How the indicators look.
  open var indicatorStyle = IndicatorStyle.default

  /// Whether the content may be pulled up and down even if it is low.
  open var alwaysBounceVertical = false

  /// Whether the content may be pulled to the sides even if it is narrow.
  open var alwaysBounceHorizontal = false

  /// Whether the user's tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// How scrolling hides the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether safe areas become room around the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { followSafeArea() } }
  }

  /// Room around the content, with that of safe areas.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = storedContentInset + insetOfSafeArea
    inset.top += refreshControl?.heldHeight ?? 0
    return inset
  }

  /// What the view knows of the safe area.
  var safeAreaState = ScrollViewSafeArea()

  /// Called when the room around the content changed.
  open func adjustedContentInsetDidChange() {}

  /// Room around the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Room around the horizontal indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Room around both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the user drags the content.
  open internal(set) var isDragging = false

  /// Whether the user touches the content.
  open var isTracking: Bool { isDragging }

  /// Whether the content is being zoomed by the user.
  open internal(set) var isZooming = false

  /// Whether the content goes on moving by itself.
  open internal(set) var isDecelerating = false

  /// What is shown when the content is pulled down beyond its upper edge.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// The point of the content at the view's upper left corner: where its own coordinates begin.
  open var contentOffset: CGPoint {
    get {
      noteRead(.contentOffset)
      return storedBounds.origin
    }
    set { bounds.origin = newValue }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.origin != storedBounds.origin else {
        super.bounds = newValue
        return
      }
      changing(.contentOffset) { super.bounds = newValue }
      safeAreaState.stackWithLargeTitle?.contentWasScrolled()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// How much larger than its own size the content is shown; kept between the smallest and the
  /// largest.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set {
      let scale = min(max(newValue, minimumZoomScale), maximumZoomScale)
      guard scale != storedZoomScale else { return }
      storedZoomScale = scale
      scaleZoomedView()
      delegate?.scrollViewDidZoom(self)
    }
  }

  /// How fast scrolling comes to rest; kept as data.
  open var decelerationRate = DecelerationRate.normal

  private var storedZoomScale: CGFloat = 1

  /// Where the content comes to rest after the user's finger was lifted at an offset.
  func restingOffset(near offset: CGPoint) -> CGPoint { offset }

  /// Scrolls to a point of the content, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Zooms, at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, animated: animated)
  }

  /// Zooms so that a rectangle of the content fills the view, as far as the scales allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toShow: rect, animated: animated)
  }

  /// Scrolls as little as makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = CGPoint(
      x: nearest(contentOffset.x, length: bounds.width, from: rect.minX, to: rect.maxX),
      y: nearest(contentOffset.y, length: bounds.height, from: rect.minY, to: rect.maxY))
    scroll(to: offset, animated: animated)
  }

  /// The highest point that the upper edge can be scrolled to: there a large title is whole again.
  var firstOffset: CGFloat { 0 - insetAtRest.top }

  /// The lowest point that the upper edge can be scrolled to.
  var lastOffset: CGFloat {
    max(firstOffset, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  /// The offset nearest to the present one that shows a range.
  private func nearest(
    _ offset: CGFloat, length: CGFloat, from: CGFloat, to: CGFloat
  ) -> CGFloat {
    if from < offset || to - from > length { return from }
    return to > offset + length ? to - length : offset
  }

  /// Saves zoom scale, insets and offset (uikit-restoration 4).
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.withUIKitKeys {
      coder.encode(Double(zoomScale), forKey: RestorationKey.zoomScale)
      coder.encode(contentInset, forKey: RestorationKey.contentInset)
      coder.encode(NSCoder.string(for: contentOffset), forKey: RestorationKey.contentOffset)
    }
  }

  /// Sets back what was saved; the scale first, because the offset depends on it.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    coder.withUIKitKeys {
      if coder.containsValue(forKey: RestorationKey.zoomScale) {
        zoomScale = CGFloat(coder.decodeDouble(forKey: RestorationKey.zoomScale))
      }
      if coder.containsValue(forKey: RestorationKey.contentInset) {
        contentInset = coder.decodeUIEdgeInsets(forKey: RestorationKey.contentInset)
      }
      decodeContentOffset(with: coder)
    }
  }

  /// Sets back the saved offset, which a table replaces by what it knows of its rows.
  func decodeContentOffset(with coder: NSCoder) {
    guard let saved = savedContentOffset(in: coder) else { return }
    contentOffset = saved
    keepUntilSafeAreaIsKnown(saved)
  }

  /// The saved offset; nil where none was saved.
  func savedContentOffset(in coder: NSCoder) -> CGPoint? {
    guard coder.containsValue(forKey: RestorationKey.contentOffset) else { return nil }
    return coder.decodeCGPoint(forKey: RestorationKey.contentOffset)
  }

  /// UIKit's own names for these are not known (uikit-restoration 6.4).
  private enum RestorationKey {
    static let zoomScale = ChosenArchiveKey.scrollZoomScale.rawValue
    static let contentInset = ChosenArchiveKey.scrollContentInset.rawValue
    static let contentOffset = ChosenArchiveKey.scrollContentOffset.rawValue
  }
}
