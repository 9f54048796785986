import Foundation

/// Where the search bar and what is found are, while searching goes on.
extension UISearchController {
  /// What is seen of the controller below.
  enum Veil {
    /// Nothing: what is found is in front of it.
    case results
    /// It is darker, and out of reach.
    case dimming
  }

  /// What is in front of the controller below; nil for nothing.
  var veil: Veil? {
    guard isActive else { return nil }
    if showsResultsNow { return .results }
    return obscuresBackgroundDuringPresentation ? .dimming : nil
  }

  /// Whether the results controller can be seen: as long as there is text, unless the app says otherwise (Apple:
  /// `showsSearchResultsController`).
  private var showsResultsNow: Bool {
    guard searchResultsController != nil else { return false }
    return automaticallyShowsSearchResultsController
      ? searchBar.text?.isEmpty == false : showsSearchResultsController
  }

  /// Gives what is found its place, below the search bar and above the tabs.
  func placeResults() {
    guard let view = loadedView, let results = searchResultsController?.viewIfLoaded,
      results.superview === view
    else { return }
    results.isHidden = !showsResultsNow
    let frame = view.bounds.inset(by: edgesOfBars(in: view))
    if results.frame != frame { results.frame = frame }
  }

  /// What bars take of a view that is as large as the window.
  private func edgesOfBars(in view: UIView) -> UIEdgeInsets {
    var edges = UIEdgeInsets.zero
    let bar: UIView? = stackOfBar?.navigationBar ?? searchBar.superview.map { _ in searchBar }
    if let bar, bar.window != nil {
      edges.top = max(0, bar.convert(bar.bounds, to: nil).maxY - view.frameOnScreen.minY)
    }
    if let tabs = stackOfBar?.parent as? UITabBarController, tabs.showsTabBar {
      let top = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY
      edges.bottom = max(0, view.frameOnScreen.maxY - top)
    }
    return edges
  }

  /// The stack in whose navigation bar the search bar is.
  var stackOfBar: UINavigationController? {
    guard navigationItemOfBar != nil else { return nil }
    return owner?.parent as? UINavigationController
  }

  /// Has the bars placed again: the search bar may be higher, or in the place of the title.
  func barsChanged() {
    stackOfBar?.setNeedsBarLayout()
    viewIfLoaded?.setNeedsLayout()
  }
}
