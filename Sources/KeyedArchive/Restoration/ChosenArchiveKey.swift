/// The keys of UIKit's values whose names no source gives: names of our own, like those that are known
/// (uikit-restoration 6.4).
///
/// UIKit's own names are unknown; an app must not use these, as it must not use those.
package enum ChosenArchiveKey: String, CaseIterable, Sendable {
  case presentedViewController = "kUIViewControllerPresentedViewControllerKey"
  case storyboardIdentifier = "kUIViewControllerStoryboardIdentifierKey"
  case windowHorizontalSizeClass = "kUIWindowHorizontalSizeClassKey"
  case windowVerticalSizeClass = "kUIWindowVerticalSizeClassKey"
  case splitDisplayMode = "kUISplitViewControllerDisplayModeKey"
  case splitIsCollapsed = "kUISplitViewControllerIsCollapsedKey"
  case tableFirstVisibleName = "kUITableViewFirstVisibleModelIdentifierKey"
  case tableSelectedNames = "kUITableViewSelectedModelIdentifiersKey"
  case tableSelectedRows = "kUITableViewSelectedIndexPathsKey"
  case collectionFirstVisibleName = "kUICollectionViewFirstVisibleModelIdentifierKey"
  case collectionSelectedNames = "kUICollectionViewSelectedModelIdentifiersKey"
  case collectionSelectedItems = "kUICollectionViewSelectedIndexPathsKey"
  case scrollZoomScale = "kUIScrollViewZoomScaleKey"
  case scrollContentInset = "kUIScrollViewContentInsetKey"
  case scrollContentOffset = "kUIScrollViewContentOffsetKey"
  case imageBounds = "kUIImageViewBoundsKey"
  case imageCenter = "kUIImageViewCenterKey"
  case imageTransform = "kUIImageViewTransformKey"
  case imageAnchorPoint = "kUIImageViewAnchorPointKey"
  case textSelectedRange = "kUITextViewSelectedRangeKey"
  case textIsEditable = "kUITextViewEditableKey"
  case fieldSelectedRange = "kUITextFieldSelectedTextRangeKey"
}
