import RunRecord

extension UIViewController {
  func presentNow(
    _ controller: UIViewController, animated: Bool, _ completion: @escaping () -> Void
  ) {
    let presenter = presentationContext(for: controller)
    guard presenter.presented == nil else {
      let other = presenter.presented.map { AppClasses.shortName(of: type(of: $0)) } ?? ""
      Trace.warning(self, .alreadyPresents(presenter: presenter.shortName, other: other))
      return completion()
    }
    controller.checkThatItCanBePresented(by: presenter)
    guard presenter.canShowPresented else {
      Trace.warning(self, .presenterNotInWindow(presenter: presenter.shortName))
      return completion()
    }
    controller.askForCustomPresentation(by: presenter, source: self)
    presenter.presented = controller
    controller.presenter = presenter
    controller.tellThatItWillBePopover()
    let shown = controller.adapted(to: presenter)
    guard presenter.isOnScreen else { return completion() }
    shown.showAsPresented(animated: animated, from: self, completion)
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
      || presentationController?.shouldRemovePresentersView == true
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

  /// Shows the controller above its presenter.
  ///
  /// - Parameter source: The controller that was asked to present it.
  func showAsPresented(
    animated: Bool, from source: UIViewController? = nil,
    _ completion: @escaping () -> Void = {}
  ) {
    guard let presenter, let view else { return completion() }
    let window = presenter.view.window
    let animator = animated ? animator(presentedBy: presenter, from: source) : nil
    var container: UIView? = window
    placePresentedView(in: window)
    if animator != nil, let window {
      let own = PresentationContainer(frame: window.bounds)
      window.attach(own)
      container = own
    } else {
      window?.attach(view)
    }
    let covering = coversPresenter
    let covered = covering ? presenter.beginDisappearing(animated: animated) : []
    movement = .presented
    let appearing = beginAppearing(animated: animated)
    showChange(
      animator, over: presenter, comes: true, in: container, covering: covering,
      isAnimated: animated
    ) { [self] in
      if view.window == nil { container?.attach(view) }
      endAppearing(appearing, animated: animated)
      movement = .none
      presenter.endDisappearing(covered, animated: animated)
    } completion: {
      completion()
    }
  }

  /// Takes away what this controller or a container of it presents, or else the presentation that it
  /// is part of.
  func dismissNow(animated: Bool, _ completion: @escaping () -> Void) {
    let containers = sequence(first: self) { $0.parent }
    let presenter = containers.first { $0.presented != nil } ?? presentingViewController
    guard let presenter, let controller = presenter.presented else { return completion() }
    let wasShown = controller.isShown
    let covered = controller.coversPresenter
    let animator =
      animated && wasShown
      ? controller.transitioningDelegate?.animationController(forDismissed: controller) : nil
    controller.movement = .dismissed
    controller.takeDownPresented(animated: animated)
    let leaving = controller.beginDisappearing(animated: animated)
    presenter.presented = nil
    controller.presenter = nil
    let coming = wasShown ? presenter.beginAppearing(animated: animated) : []
    let superview = controller.viewIfLoaded?.superview
    controller.showChange(
      animator, over: presenter, comes: false, in: superview, covering: covered,
      isAnimated: animated
    ) {
      presenter.endAppearing(coming, animated: animated)
      controller.endDisappearing(leaving, animated: animated)
      controller.movement = .none
      controller.viewIfLoaded?.detach()
      (superview as? PresentationContainer)?.detach()
    } completion: {
      completion()
    }
  }

  /// Takes down the whole chain of presentations, the last first; no controller in between appears.
  private func takeDownPresented(animated: Bool) {
    guard let controller = presented else { return }
    controller.takeDownPresented(animated: animated)
    controller.moving(.dismissed) { controller.disappearIfNeeded(animated: animated) }
    controller.viewIfLoaded?.detach()
    presented = nil
    controller.presenter = nil
  }
}
