/// The members that UIKit calls or reads on a device, and that an app's subclass can override, by class.
///
/// The names are those of Apple's documentation, and the engine declares each: without a declaration, the override
/// is an error of the compiler. Members that only an app calls are not in the list.
enum OverridableMembers {
  static let names: [String: [String]] = [
    "CALayer": ["draw(in:)", "layoutSublayers()"],
    "UIActivity": [
      "activityImage", "activityTitle", "activityType",
      "canPerform(withActivityItems:)", "perform()", "prepare(withActivityItems:)",
    ],
    "UICollectionReusableView": [
      "apply(_:)", "preferredLayoutAttributesFitting(_:)", "prepareForReuse()",
    ],
    "UICollectionViewLayout": [
      "collectionViewContentSize",
      "layoutAttributesForDecorationView(ofKind:at:)", "layoutAttributesForElements(in:)",
      "layoutAttributesForItem(at:)", "layoutAttributesForSupplementaryView(ofKind:at:)",
      "prepare()",
      "shouldInvalidateLayout(forBoundsChange:)",
    ],
    "UIControl": [
      "beginTracking(_:with:)", "cancelTracking(with:)", "continueTracking(_:with:)",
      "endTracking(_:with:)", "sendAction(_:to:for:)",
    ],
    "UIGestureRecognizer": [
      "canBePrevented(by:)", "canPrevent(_:)", "reset()", "shouldBeRequiredToFail(by:)",
      "shouldRequireFailure(of:)",
    ],
    "UILabel": ["drawText(in:)", "textRect(forBounds:limitedToNumberOfLines:)"],
    "UIPresentationController": [
      "containerViewDidLayoutSubviews()", "containerViewWillLayoutSubviews()",
      "dismissalTransitionDidEnd(_:)", "dismissalTransitionWillBegin()",
      "frameOfPresentedViewInContainerView", "presentationTransitionDidEnd(_:)",
      "presentationTransitionWillBegin()", "shouldPresentInFullscreen",
      "shouldRemovePresentersView",
    ],
    "UIResponder": [
      "becomeFirstResponder()", "canBecomeFirstResponder", "canPerformAction(_:withSender:)",
      "canResignFirstResponder", "copy(_:)", "cut(_:)", "delete(_:)", "inputAccessoryView",
      "inputView", "keyCommands", "motionBegan(_:with:)", "motionCancelled(_:with:)",
      "motionEnded(_:with:)", "next", "paste(_:)", "resignFirstResponder()", "selectAll(_:)",
      "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)",
      "touchesMoved(_:with:)", "updateUserActivityState(_:)",
    ],
    "UITableViewCell": [
      "prepareForReuse()", "setEditing(_:animated:)", "setHighlighted(_:animated:)",
      "setSelected(_:animated:)",
    ],
    "UITextField": [
      "deleteBackward()"
    ],
    "UIView": [
      "accessibilityActivate()", "didAddSubview(_:)",
      "didMoveToSuperview()", "didMoveToWindow()", "draw(_:)",
      "gestureRecognizerShouldBegin(_:)", "hitTest(_:with:)", "intrinsicContentSize",
      "layoutMarginsDidChange()", "layoutSubviews()", "point(inside:with:)",
      "safeAreaInsetsDidChange()", "sizeThatFits(_:)", "tintColorDidChange()",
      "traitCollectionDidChange(_:)", "updateConstraints()", "willMove(toSuperview:)",
      "willMove(toWindow:)", "willRemoveSubview(_:)",
    ],
    "UIViewController": [
      "childForStatusBarHidden", "childForStatusBarStyle", "childViewControllerForPointerLock",
      "didMove(toParent:)", "didReceiveMemoryWarning()", "disablesAutomaticKeyboardDismissal",
      "loadView()", "preferredInterfaceOrientationForPresentation",
      "preferredScreenEdgesDeferringSystemGestures", "preferredStatusBarStyle",
      "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden",
      "prefersPointerLocked", "prefersStatusBarHidden", "previewActionItems",
      "shouldAutomaticallyForwardAppearanceMethods", "shouldAutorotate",
      "supportedInterfaceOrientations", "targetViewController(forAction:sender:)",
      "traitCollectionDidChange(_:)", "updateViewConstraints()", "viewDidAppear(_:)",
      "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()", "viewIsAppearing(_:)",
      "viewLayoutMarginsDidChange()", "viewSafeAreaInsetsDidChange()", "viewWillAppear(_:)",
      "viewWillDisappear(_:)", "viewWillLayoutSubviews()", "viewWillTransition(to:with:)",
      "willMove(toParent:)", "willTransition(to:with:)",
    ],
    "UIWindow": ["becomeKey()", "resignKey()"],
  ]
}
