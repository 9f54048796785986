extension UIViewController {
  func presentNow(_ controller: UIViewController, animated: Bool) {
    let presenter = presentationContext(for: controller)
    guard presenter.presented == nil else {
      let other = presenter.presented.map { AppClasses.shortName(of: type(of: $0)) } ?? ""
      Trace.warning(self, "not presented", "\(presenter.shortName) already presents \(other)")
      return
    }
    controller.checkThatItCanBePresented(by: presenter)
    guard presenter.canShowPresented else {
      Trace.warning(
        self, "not presented", "the view of \(presenter.shortName) is not in the window hierarchy")
      return
    }
    presenter.presented = controller
    controller.presenter = presenter
    controller.tellThatItWillBePopover()
    guard presenter.isOnScreen else { return }
    controller.showAsPresented(animated: animated)
  }

  /// A presentation from inside a container is performed by the outermost one, unless one on the
  /// way defines the context (uikit-restoration 2.4).
  private func presentationContext(for controller: UIViewController) -> UIViewController {
    let style = controller.modalPresentationStyle
    guard style == .currentContext || style == .overCurrentContext else {
      return outermostContainer
    }
    let containers = sequence(first: self) { $0.parent }
    return containers.first { $0.definesPresentationContext } ?? outermostContainer
  }

  /// Whether UIKit would show this controller as presented by another, and not refuse.
  func canBePresented(by other: UIViewController) -> Bool {
    presenter == nil && parent == nil && !isSelfOrAncestor(of: other)
  }

  private func checkThatItCanBePresented(by other: UIViewController) {
    guard canBePresented(by: other) else {
      fatalError(
        "\(shortName) cannot be presented: it is already part of the interface. "
          + "UIKit raises an exception here.")
    }
  }

  /// A presentation before the first screen appeared waits for it; later, and in scenes, its presenter
  /// must be in a window (uikit-restoration 7.2).
  private var canShowPresented: Bool {
    let application = UIApplication.shared
    return (application.showing < .appearedViews && !application.hasScenes)
      || viewIfLoaded?.window != nil
  }

  private var shortName: String { AppClasses.shortName(of: type(of: self)) }

  private var coversPresenter: Bool {
    let style = presentationController?.styleInForce ?? modalPresentationStyle
    return style == .fullScreen || style == .currentContext
  }

  private func tellThatItWillBePopover() {
    guard let popover = popoverPresentationController else { return }
    (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(popover)
  }

  /// Whether what the controller presents is on screen in its place.
  var isCovered: Bool { presented.map { $0.coversPresenter && $0.isShown } ?? false }

  /// Whether the controller, or what it presents, is on screen.
  private var isShown: Bool { isOnScreen || presented?.isShown ?? false }

  func showAsPresented(animated: Bool) {
    guard let presenter, let view else { return }
    presenter.view.window?.attach(view)
    let covered = coversPresenter ? presenter.beginDisappearing(animated: animated) : []
    moving(.presented) { appearIfNeeded(animated: animated) }
    presenter.endDisappearing(covered, animated: animated)
  }

  /// Takes away what this controller or a container of it presents, or else the presentation that it
  /// is part of.
  func dismissNow(animated: Bool) {
    let containers = sequence(first: self) { $0.parent }
    let presenter = containers.first { $0.presented != nil } ?? presentingViewController
    guard let presenter, let controller = presenter.presented else { return }
    let wasShown = controller.isShown
    controller.movement = .dismissed
    defer { controller.movement = .none }
    controller.takeDownPresented(animated: animated)
    let leaving = controller.beginDisappearing(animated: animated)
    presenter.presented = nil
    controller.presenter = nil
    if wasShown { presenter.appearIfNeeded(animated: animated) }
    controller.endDisappearing(leaving, animated: animated)
    controller.viewIfLoaded?.detach()
  }

  /// Takes down the whole chain of presentations, the last first; nobody in between appears.
  private func takeDownPresented(animated: Bool) {
    guard let controller = presented else { return }
    controller.takeDownPresented(animated: animated)
    controller.moving(.dismissed) { controller.disappearIfNeeded(animated: animated) }
    controller.viewIfLoaded?.detach()
    presented = nil
    controller.presenter = nil
  }
}
