public import Foundation

/// What manages the way a presented controller is on screen.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented, which owns this object.
  public unowned let presentedViewController: UIViewController

  /// The controller that presents it; before the presentation the one that was named.
  open var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? namedPresenter
      ?? presentedViewController
  }

  /// The object that UIKit asks and notifies about adapting, and when the user dismisses the controller.
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
  ///
  /// An animator of the app's has a view in the window for it.
  open var containerView: UIView? {
    let presented = presentedView
    return presented?.superview as? PresentationContainer ?? presented?.window
  }

  /// The presented controller's view.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Where the presented view stands.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { frame(in: $0) } ?? .zero
  }

  /// Whether the presented view takes the whole screen; true unless a class says otherwise.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is gone while the presented one is there; false unless a class says
  /// otherwise.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the presented controller comes.
  open func presentationTransitionWillBegin() {}

  /// Called after the presented controller came.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the presented controller goes.
  open func dismissalTransitionWillBegin() {}

  /// Called after the presented controller went.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container lays its views out; nothing is laid out in it here.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container laid its views out; nothing is laid out in it here.
  open func containerViewDidLayoutSubviews() {}

  /// The style in force.
  var styleInForce: UIModalPresentationStyle {
    let around = presentedViewController.presentingViewController?.traitCollection
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
