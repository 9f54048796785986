/// The properties of UIKit's own objects that apps observe by key paths, with what those depend on.
enum ObservedKey: Hashable {
  case alpha, bounds, center, frame, isHidden
  case contentInset, contentOffset, contentSize
  case isEnabled, isHighlighted, isSelected
  case text, title
  /// What is kept under a name of the app's own.
  case value(String)
  case estimatedProgress, loadingPage, shownURL, visitedPages
}
