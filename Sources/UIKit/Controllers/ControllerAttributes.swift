import Foundation

/// Settings of a controller that only the app and the bars read.
struct ControllerAttributes {
  var isEditing = false
  var keyCommands: [UIKeyCommand]?
  var editButtonItem: EditButtonItem?
  var toolbarItems: [UIBarButtonItem]?
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var automaticallyAdjustsScrollViewInsets = true
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var modalPresentationCapturesStatusBarAppearance = false
  var restoresFocusAfterTransition = true
  var viewRespectsSystemMinimumLayoutMargins = true
}
