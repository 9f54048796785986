public import Foundation

/// What manages a popover: where it points to.
///
/// In Apple's SDK the type of `delegate` is `UIPopoverPresentationControllerDelegate` here; Swift cannot
/// narrow a property's type without Objective-C.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// What the popover points to: a button in a bar, or a view.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// The button in a bar that the popover points to.
  open var barButtonItem: UIBarButtonItem?

  /// The view that the popover points to.
  open var sourceView: UIView?

  /// The part of the view that the popover points to.
  open var sourceRect = CGRect.null

  /// The sides of the popover on which its arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The side of the popover on which its arrow is; not known before it is presented.
  open var arrowDirection: UIPopoverArrowDirection {
    guard let containerView, styleInForce == .popover else { return .unknown }
    return popoverPlace(in: containerView).arrow
  }

  /// Whether the popover may cover what it points to.
  open var canOverlapSourceViewRect = false

  /// The color behind the popover's content.
  open var backgroundColor: UIColor?

  /// The views that take touches while the popover is shown.
  open var passthroughViews: [UIView]?

  /// The sheet that the popover becomes where there is little room; its heights are kept as data.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// Room between the popover and the screen's edges.
  open var popoverLayoutMargins = UIEdgeInsets.zero
}
