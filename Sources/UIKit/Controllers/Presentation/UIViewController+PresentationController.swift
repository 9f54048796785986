import Foundation

extension UIViewController {
  /// What manages the presentation that this controller, or the one it is in, is the content of.
  ///
  /// It exists before the presentation, so that an app can set it up. A change of
  /// `modalPresentationStyle` before the presentation makes another.
  public var presentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    if let custom = customPresentationController { return custom }
    let type = presentationControllerType
    if let kept = storedPresentationController, presenter != nil || Swift.type(of: kept) == type {
      return kept
    }
    let made = type.init(presentedViewController: self, presenting: nil)
    storedPresentationController = made
    return made
  }

  /// What manages the popover that this controller is the content of; nil in another style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// What manages the sheet that this controller is the content of; nil in another style.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What the app has for a presentation in the style `custom`: it is asked once.
  private var customPresentationController: UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    if let kept = storedPresentationController { return kept }
    storedPresentationController = transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: presenter ?? self)
    return storedPresentationController
  }

  /// Asks the app for what manages a presentation in the style `custom`, if it was not asked before.
  func askForCustomPresentation(by presenter: UIViewController, source: UIViewController) {
    guard modalPresentationStyle == .custom, storedPresentationController == nil else { return }
    storedPresentationController = transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: source)
  }

  /// The controller that is shown in this one's place where there is little room: one that the
  /// delegate has for it, or itself.
  func adapted(to presenter: UIViewController) -> UIViewController {
    guard let controller = presentationController, let delegate = controller.delegate else {
      return self
    }
    let style = controller.adaptivePresentationStyle(for: presenter.traitCollection)
    delegate.presentationController(
      controller, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
    guard style != .none,
      let other = delegate.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: style), other !== self
    else { return self }
    self.presenter = nil
    other.modalPresentationStyle = style
    other.storedPresentationController = controller
    other.presenter = presenter
    presenter.presented = other
    return other
  }

  private var presentationControllerType: UIPresentationController.Type {
    switch modalPresentationStyle {
    case .popover: UIPopoverPresentationController.self
    case .pageSheet, .formSheet, .automatic: UISheetPresentationController.self
    default: UIPresentationController.self
    }
  }

  /// What the user does to a sheet by pulling it down, or to a popover by tapping beside it.
  ///
  /// - Returns: Whether what was presented is gone.
  package func userTakesAwayPresentation() -> Bool {
    guard let presenter, let controller = presentationController,
      controller.styleInForce.isTakenAwayByUser
    else { return false }
    let delegate = controller.delegate
    let popover = controller as? UIPopoverPresentationController
    let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
    var mayGo = !isModalInPresentation
    if mayGo { mayGo = delegate?.presentationControllerShouldDismiss(controller) ?? true }
    if mayGo, let popover {
      mayGo = popoverDelegate?.popoverPresentationControllerShouldDismissPopover(popover) ?? true
    }
    guard mayGo else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    delegate?.presentationControllerWillDismiss(controller)
    presenter.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(controller)
    if let popover {
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover)
    }
    return true
  }
}
