/// The properties of UIKit's own objects that apps observe by key paths, with what those depend on.
enum ObservedKey: Hashable {
  case alpha, bounds, center, frame, isHidden
  case contentInset, contentOffset, contentSize
  case isEnabled, isHighlighted, isSelected
  case text, title
  case estimatedProgress, loadingPage, shownURL, visitedPages
}
