// swift-format-ignore-file
// Written by `make methods` from the declarations in Sources/UIKit. Do not edit.

extension UncalledOverrides {
  /// The members that an app's subclass can override, that UIKit calls or reads on a device, and that the engine never does.
  package static let names: [String: [String]] = [
    "CALayer": ["draw(in:)", "layoutSublayers()"],
    "UIActivity": ["activityImage", "activityTitle", "canPerform(withActivityItems:)", "prepare(withActivityItems:)"],
    "UICollectionViewLayout": ["layoutAttributesForDecorationView(ofKind:at:)"],
    "UILabel": ["drawText(in:)", "textRect(forBounds:limitedToNumberOfLines:)"],
    "UIPresentationController": ["containerViewDidLayoutSubviews()", "containerViewWillLayoutSubviews()", "shouldPresentInFullscreen"],
    "UIResponder": ["cut(_:)", "keyCommands", "motionBegan(_:with:)", "motionCancelled(_:with:)", "motionEnded(_:with:)", "paste(_:)", "selectAll(_:)"],
    "UIView": ["accessibilityActivate()"],
    "UIViewController": ["childViewControllerForPointerLock", "disablesAutomaticKeyboardDismissal", "preferredInterfaceOrientationForPresentation", "preferredScreenEdgesDeferringSystemGestures", "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden", "prefersPointerLocked", "previewActionItems", "shouldAutorotate", "supportedInterfaceOrientations", "targetViewController(forAction:sender:)", "viewLayoutMarginsDidChange()"],
  ]

  /// The classes that inherit from those.
  static let subclasses: [String: [String]] = [
    "CALayer": ["CAEmitterLayer", "CAGradientLayer", "CAShapeLayer", "CATextLayer"],
    "UIActivity": [],
    "UICollectionViewLayout": ["UICollectionViewCompositionalLayout", "UICollectionViewFlowLayout"],
    "UILabel": [],
    "UIPresentationController": ["UIPopoverPresentationController", "UISheetPresentationController"],
    "UIResponder": ["SFSafariViewController", "UIActivityIndicatorView", "UIActivityViewController", "UIAlertController", "UIApplication", "UIButton", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell", "UICollectionViewController", "UICollectionViewListCell", "UIColorWell", "UIControl", "UIDatePicker", "UIFontPickerViewController", "UIImagePickerController", "UIImageView", "UIInputView", "UILabel", "UIListContentView", "UINavigationBar", "UINavigationController", "UIPageControl", "UIPageViewController", "UIPickerView", "UIProgressView", "UIRefreshControl", "UIScene", "UIScrollView", "UISearchBar", "UISearchController", "UISearchTextField", "UISegmentedControl", "UISlider", "UISplitViewController", "UIStackView", "UIStepper", "UISwitch", "UITabBar", "UITabBarController", "UITableView", "UITableViewCell", "UITableViewController", "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIToolbar", "UIView", "UIViewController", "UIVisualEffectView", "UIWebView", "UIWindow", "UIWindowScene", "WKWebView"],
    "UIView": ["UIActivityIndicatorView", "UIButton", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell", "UICollectionViewListCell", "UIColorWell", "UIControl", "UIDatePicker", "UIImageView", "UIInputView", "UILabel", "UIListContentView", "UINavigationBar", "UIPageControl", "UIPickerView", "UIProgressView", "UIRefreshControl", "UIScrollView", "UISearchBar", "UISearchTextField", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITabBar", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIToolbar", "UIVisualEffectView", "UIWebView", "UIWindow", "WKWebView"],
    "UIViewController": ["SFSafariViewController", "UIActivityViewController", "UIAlertController", "UICollectionViewController", "UIFontPickerViewController", "UIImagePickerController", "UINavigationController", "UIPageViewController", "UISearchController", "UISplitViewController", "UITabBarController", "UITableViewController"],
  ]
}
