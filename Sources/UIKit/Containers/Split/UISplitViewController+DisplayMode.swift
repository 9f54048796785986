import Foundation

extension UISplitViewController {
  /// What is restored or chosen, what the app prefers, or what UIKit chooses by itself.
  var currentDisplayMode: DisplayMode {
    let wanted = chosenDisplayMode ?? preferredDisplayMode
    return wanted == .automatic ? automaticDisplayMode : fitting(wanted)
  }

  /// A wide screen shows one column beside the detail; a high one the detail alone.
  private var automaticDisplayMode: DisplayMode {
    let size = ownSize
    guard size.width > size.height else { return .secondaryOnly }
    return currentSplitBehavior == .overlay ? .secondaryOnly : .oneBesideSecondary
  }

  /// The size of the view, or that it is about to have.
  var ownSize: CGSize {
    sizeToBe ?? loadedView?.bounds.size ?? UIScreen.main.bounds.size
  }

  /// Two columns are no three.
  private func fitting(_ mode: DisplayMode) -> DisplayMode {
    guard style != .tripleColumn else { return mode }
    return switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
    case .twoOverSecondary: .oneOverSecondary
    default: mode
    }
  }

  var currentSplitBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    let size = ownSize
    return size.width > size.height ? .tile : .overlay
  }

  /// The children that are on screen in the present display mode.
  var visibleColumns: [UIViewController] {
    guard !isCollapsed, children.count > 1 else { return children }
    let count =
      switch currentDisplayMode {
      case .automatic, .secondaryOnly: 1
      case .oneBesideSecondary, .oneOverSecondary: 2
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 3
      }
    return Array(children.suffix(count))
  }

  /// Tells the delegate of a change of the display mode, and shows and hides columns.
  func displayModeMayHaveChanged() {
    let new = currentDisplayMode
    guard !isCollapsed, isOnScreen, let old = shownDisplayMode, new != old else { return }
    delegate?.splitViewController(self, willChangeTo: new)
    for column in columnsOnScreen(in: old) where !columnsOnScreen(in: new).contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in columnsOnScreen(in: new) where !columnsOnScreen(in: old).contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    shownDisplayMode = new
    showVisibleColumns()
  }

  /// Lets columns that are no longer visible go, and those that are come.
  ///
  /// They are told in turns: those that go will, those that come will, and so on.
  func showVisibleColumns() {
    guard isOnScreen else { return }
    let visible = visibleColumns
    let going = children.filter { child in
      child.isOnScreen && !visible.contains { $0 === child }
    }
    let coming = visible.filter { !$0.isOnScreen }
    let leaving = going.map { ($0, $0.beginLeavingScreen(animated: false)) }
    for child in coming { view.attach(child.view) }
    let appearing = coming.map { ($0, $0.beginAppearing(animated: false)) }
    for (child, controllers) in leaving {
      child.endDisappearing(controllers, animated: false)
      child.viewIfLoaded?.detach()
    }
    for (child, controllers) in appearing { child.endAppearing(controllers, animated: false) }
    fillWithChildren()
  }

  private func columnsOnScreen(in mode: DisplayMode) -> [Column] {
    let all: [Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    return switch mode {
    case .automatic, .secondaryOnly: all.suffix(1)
    case .oneBesideSecondary, .oneOverSecondary: all.suffix(2)
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: all
    }
  }
}
