import Foundation

/// How the content of a scroll view keeps out from under bars (Apple: `contentInsetAdjustmentBehavior`).
extension UIScrollView {
  /// What the safe area adds to the room around the content; outside a window what it added there.
  var insetOfSafeArea: UIEdgeInsets {
    guard window != nil else { return safeAreaState.inset }
    var inset = part(of: safeAreaInsets)
    inset.bottom = max(inset.bottom, keyboardOverlap)
    return inset
  }

  /// The room around the content while it is scrolled to its beginning.
  var insetAtRest: UIEdgeInsets {
    contentInset + (window == nil ? safeAreaState.atRest : insetOfSafeAreaAtRest)
  }

  /// Whether the offset is one that the view has in its place, and not that of a view that was only made.
  var hasFoundItsFirstOffset: Bool { safeAreaState.isKnown }

  /// Lets content that is at its beginning stay there, when another part of the view is safe; content that was scrolled stays
  /// where it is.
  func followSafeArea() {
    guard window != nil, !bounds.isEmpty else { return }
    let rest = insetOfSafeAreaAtRest
    let old = safeAreaState
    let wasAtStart = CGPoint(
      x: 0 - contentInset.left - old.atRest.left, y: 0 - contentInset.top - old.atRest.top)
    safeAreaState.atRest = rest
    safeAreaState.isKnown = true
    if let offset = old.savedOffset {
      safeAreaState.savedOffset = nil
      followEnd(of: offset, rest.bottom)
    } else if rest != old.atRest {
      var offset = contentOffset
      if offset.x == wasAtStart.x { offset.x = 0 - contentInset.left - rest.left }
      if offset.y == wasAtStart.y { offset.y = 0 - contentInset.top - rest.top }
      if offset != contentOffset { contentOffset = offset }
    }
    let inset = insetOfSafeArea
    guard inset != old.inset else { return }
    safeAreaState.inset = inset
    adjustedContentInsetDidChange()
  }

  /// Keeps an offset that was saved until the safe area is known.
  func keepUntilSafeAreaIsKnown(_ saved: CGPoint) {
    guard !safeAreaState.isKnown else { return }
    safeAreaState.savedOffset = .init(saved: saved, taken: contentOffset)
  }

  /// Content that was scrolled to its end has more room there now than when its offset was restored.
  private func followEnd(of offset: ScrollViewSafeArea.SavedOffset, _ room: CGFloat) {
    let taken = offset.taken.y
    guard contentOffset.y == taken, taken < offset.saved.y, taken > 0 - contentInset.top else {
      return
    }
    contentOffset.y = min(offset.saved.y, taken + room, lastOffset)
  }

  private var insetOfSafeAreaAtRest: UIEdgeInsets {
    var inset = insetOfSafeArea
    if inset.top > 0, let stack = owningViewController?.parent as? UINavigationController {
      inset.top += stack.heightThatReturns(to: self)
    }
    return inset
  }

  private func part(of safe: UIEdgeInsets) -> UIEdgeInsets {
    guard safe != .zero, !bounds.isEmpty else { return .zero }
    var axes: (vertical: Bool, horizontal: Bool)
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .scrollableAxes: axes = scrollableAxes
    case .automatic:
      axes = scrollableAxes
      axes.vertical = axes.vertical || isContentOfStack
    }
    return UIEdgeInsets(
      top: axes.vertical ? safe.top : 0, left: axes.horizontal ? safe.left : 0,
      bottom: axes.vertical ? safe.bottom : 0, right: axes.horizontal ? safe.right : 0)
  }

  /// Whether bars keep the content's place even where it cannot be scrolled, as they did before there were safe areas.
  private var isContentOfStack: Bool {
    guard let controller = owningViewController, controller.parent is UINavigationController,
      controller.automaticallyAdjustsScrollViewInsets
    else { return false }
    return controller.contentScrollView === self
  }

  /// The directions in which the content can be scrolled.
  ///
  /// Those of a list follow from its kind: its data source is not asked before it is laid out.
  private var scrollableAxes: (vertical: Bool, horizontal: Bool) {
    if self is UITableView { return (true, false) }
    if let collection = self as? UICollectionView {
      let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
      let isHorizontal = flow?.scrollDirection == .horizontal
      return (!isHorizontal, isHorizontal)
    }
    let (content, room) = (contentSize, bounds.size)
    return (
      alwaysBounceVertical || content.height > room.height,
      alwaysBounceHorizontal || content.width > room.width
    )
  }
}

extension UIScrollView {
  /// The stack whose large title becomes small when the content is scrolled.
  var stackWithLargeTitle: UINavigationController? {
    get { safeAreaState.stackWithLargeTitle }
    set { safeAreaState.stackWithLargeTitle = newValue }
  }
}

extension UIEdgeInsets {
  static func + (one: Self, other: Self) -> Self {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}
