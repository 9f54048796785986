import Foundation

/// Where the bars of a stack are: the navigation bar below the status bar, the toolbar above the home indicator or the tabs.
extension UINavigationController {
  /// Whether the navigation bar can be seen.
  var showsNavigationBar: Bool { !isNavigationBarHidden && !hidesBarsNow }

  /// Whether the toolbar can be seen.
  var showsToolbar: Bool { !isToolbarHidden && !hidesBarsNow }

  private var hidesBarsNow: Bool {
    (hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
      || (hidesBarsWhenKeyboardAppears && Keyboard.isShown)
  }

  /// Gives the bars their places in the container's view.
  func placeOwnBars() {
    guard let view = loadedView else { return }
    navigationBar.isHidden = !showsNavigationBar
    toolbar.isHidden = !showsToolbar
    let safe = view.safeAreaInsets
    place(navigationBar, at: frameOfNavigationBar(in: view.bounds, safe: safe))
    place(toolbar, at: frameOfToolbar(in: view.bounds, safe: safe))
    followContent()
  }

  /// What of the edges of the container's view is not safe for the controller on top.
  var edgesCoveredByOwnBars: UIEdgeInsets {
    guard let view = loadedView else { return .zero }
    var edges = view.safeAreaInsets
    let bounds = view.bounds
    if showsNavigationBar {
      edges.top = frameOfNavigationBar(in: bounds, safe: edges).maxY - bounds.minY
    }
    if showsToolbar {
      edges.bottom = bounds.maxY - frameOfToolbar(in: bounds, safe: edges).minY
    }
    return edges
  }

  /// The room of the controller on top: below bars where it does not reach under them.
  var frameOfTop: CGRect {
    guard let view = loadedView, let top = topViewController else { return .zero }
    let covered = edgesCoveredByOwnBars
    let reaches = top.edgesForExtendedLayout
    let isUnderTop = reaches.contains(.top) && top.reachesUnder(navigationBar.isTranslucent)
    let isUnderBottom = reaches.contains(.bottom) && top.reachesUnder(toolbar.isTranslucent)
    return view.bounds.inset(
      by: UIEdgeInsets(
        top: isUnderTop || !showsNavigationBar ? 0 : covered.top, left: 0,
        bottom: isUnderBottom || !hasBarBelow ? 0 : covered.bottom, right: 0))
  }

  /// Whether a bar is at the foot: the toolbar, or the tabs of the container around the stack.
  private var hasBarBelow: Bool {
    showsToolbar || (parent as? UITabBarController)?.showsTabBar == true
  }

  private func frameOfNavigationBar(in bounds: CGRect, safe: UIEdgeInsets) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY + safe.top, width: bounds.width,
      height: lowHeight + shownHeightOfLargeTitle(below: safe.top))
  }

  private func frameOfToolbar(in bounds: CGRect, safe: UIEdgeInsets) -> CGRect {
    let height = BarHeight.toolbar(traitCollection)
    return CGRect(
      x: bounds.minX, y: bounds.maxY - safe.bottom - height, width: bounds.width, height: height)
  }
}

// MARK: The height of the navigation bar

extension UINavigationController {
  /// The height of the bar without its large title.
  private var lowHeight: CGFloat {
    let item = topViewController?.navigationItem
    if hasSearchInPlaceOfTitle { return heightOfSearch }
    var height =
      isInSheet ? BarHeight.navigationBarOfSheet : BarHeight.navigationBar(traitCollection)
    if item?.prompt != nil { height += BarHeight.prompt }
    return height + heightOfSearch
  }

  /// Whether the search bar has taken the place of the title and the buttons.
  var hasSearchInPlaceOfTitle: Bool {
    guard let search = topViewController?.navigationItem.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// How high the search bar is, which is the lowest part of the bar; 0 where it cannot be seen.
  var heightOfSearch: CGFloat {
    guard let top = topViewController, let search = top.navigationItem.searchController,
      search.isActive || !top.hidesSearchBarNow
    else { return 0 }
    return BarHeight.searchBar + (search.searchBar.hasScopesInSight ? BarHeight.scopes : 0)
  }

  private var isInSheet: Bool {
    guard let view = loadedView, presenter != nil, traitCollection.verticalSizeClass != .compact
    else { return false }
    return view.safeAreaInsets.top == 0 && presentationController is UISheetPresentationController
  }

  /// What the large title adds before anything is scrolled.
  private var heightOfLargeTitle: CGFloat {
    guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact,
      showsLargeTitle(at: viewControllers.count - 1),
      topViewController?.navigationItem.searchController?.isActive != true
    else { return 0 }
    return BarHeight.largeTitle
  }

  /// An item that leaves it open does as the item before; the lowest has a large title.
  private func showsLargeTitle(at index: Int) -> Bool {
    guard viewControllers.indices.contains(index) else { return true }
    return switch viewControllers[index].navigationItem.largeTitleDisplayMode {
    case .always: true
    case .never: false
    case .automatic: showsLargeTitle(at: index - 1)
    }
  }

  /// What is left of the large title: the bar's lower edge follows the content up to its usual height.
  private func shownHeightOfLargeTitle(below top: CGFloat) -> CGFloat {
    let whole = heightOfLargeTitle
    guard whole > 0, let content = topViewController?.contentScrollView,
      content.hasFoundItsFirstOffset
    else { return whole }
    let beginning =
      beginsUnderBar(content) ? top + lowHeight : content.contentInset.top - whole
    return min(max(0 - content.contentOffset.y - beginning, 0), whole)
  }

  /// Whether the content goes on behind the bar.
  ///
  /// Where it begins below, as with a constraint to the safe area, its place follows the bar, and only how far it was
  /// scrolled tells what is left of the large title.
  private func beginsUnderBar(_ content: UIScrollView) -> Bool {
    guard let view = loadedView, let parent = content.superview else { return true }
    return parent.convert(content.frame, to: view).minY < view.safeAreaInsets.top + lowHeight
  }

  /// What scrolling to the beginning adds to the safe area of the content.
  func heightThatReturns(to content: UIScrollView) -> CGFloat {
    guard showsNavigationBar, heightOfLargeTitle > 0, let view = loadedView,
      content === topViewController?.contentScrollView, beginsUnderBar(content)
    else { return 0 }
    return heightOfLargeTitle - shownHeightOfLargeTitle(below: view.safeAreaInsets.top)
  }

  /// Has the bar follow the content that is scrolled under it, if it has a large title.
  private func followContent() {
    let content = heightOfLargeTitle > 0 ? topViewController?.contentScrollView : nil
    content?.stackWithLargeTitle = self
  }

  /// Called when the content was scrolled.
  func contentWasScrolled() {
    guard let view = loadedView, view.window != nil else { return }
    let frame = frameOfNavigationBar(in: view.bounds, safe: view.safeAreaInsets)
    guard navigationBar.frame != frame else { return }
    place(navigationBar, at: frame)
    topViewController?.viewIfLoaded?.setNeedsLayout()
  }

  private func place(_ bar: UIView, at frame: CGRect) {
    if bar.frame != frame { bar.frame = frame }
  }
}

extension UIViewController {
  /// Whether the view goes on behind a bar; a translucent one shows something of what is behind it.
  func reachesUnder(_ isTranslucent: Bool) -> Bool {
    isTranslucent || extendedLayoutIncludesOpaqueBars
  }

  /// Whether the search bar goes out of sight when content is scrolled: where nothing can be scrolled, it stays.
  fileprivate var hidesSearchBarNow: Bool {
    navigationItem.hidesSearchBarWhenScrolling && (viewIfLoaded == nil || contentScrollView != nil)
  }

  /// The scroll view that bars follow: the view itself, or the first in it.
  var contentScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}
