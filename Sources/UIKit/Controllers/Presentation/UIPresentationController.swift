public import Foundation

/// What manages the way a presented controller is on screen.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented, which owns this object.
  public unowned let presentedViewController: UIViewController

  /// The controller that presents it; before the presentation the one that was named.
  open var presentingViewController: UIViewController {
    presentedViewController.presenter ?? namedPresenter ?? presentedViewController
  }

  /// Who is asked and told about adapting and about the user's taking the controller away.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private weak var namedPresenter: UIViewController?

  /// Creates what manages a presentation.
  public required init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    namedPresenter = presentingViewController
  }

  /// The style the presentation was asked for in.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The style the presentation has where there is little room from side to side: a sheet,
  /// where it would be a popover or a sheet of another size.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The style the presentation has under some traits; `none` for the one it was asked for in.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact, presentationStyle.isAdaptive else {
      return .none
    }
    return delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? .pageSheet
  }

  /// The view that the presented one is in: the window, once it is presented.
  open var containerView: UIView? {
    presentedViewController.presenter == nil ? nil : presentedView?.window
  }

  /// The presented controller's view.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Where the presented view stands.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The style in force.
  var styleInForce: UIModalPresentationStyle {
    let around = presentedViewController.presenter?.traitCollection
    let adapted = adaptivePresentationStyle(for: around ?? UIScreen.main.traitCollection)
    return adapted == .none ? presentationStyle : adapted
  }
}

extension UIModalPresentationStyle {
  /// Whether a presentation in this style is another where there is little room.
  var isAdaptive: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .automatic: true
    default: false
    }
  }

  /// Whether the user can take away what is presented in this style by pulling or tapping.
  var isTakenAwayByUser: Bool { isAdaptive }
}
