/// How a presented controller covers what is below it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole screen; what is below disappears.
  case fullScreen
  /// A sheet; what is below stays.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// The presenting context's view; what is below disappears.
  case currentContext
  /// A style of the app's own.
  case custom
  /// The whole screen; what is below stays.
  case overFullScreen
  /// The presenting context's view; what is below stays.
  case overCurrentContext
  /// A popover.
  case popover
  /// No presentation.
  case none = -1
  /// The style the system chooses: a sheet.
  case automatic = -2
}

/// How a presented controller comes onto the screen.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up.
  case coverVertical
  /// It flips.
  case flipHorizontal
  /// It fades in.
  case crossDissolve
  /// It is under a corner of the page.
  case partialCurl
}

extension UIViewController {
  func presentNow(_ controller: UIViewController, animated: Bool) {
    let presenter = presentationContext(for: controller)
    guard presenter.presented == nil else {
      Trace.warning(
        self, "not presented",
        "\(AppClasses.shortName(of: type(of: presenter))) already presents "
          + AppClasses.shortName(of: type(of: presenter.presented ?? controller)))
      return
    }
    presenter.presented = controller
    controller.presenter = presenter
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

  private var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  func showAsPresented(animated: Bool) {
    guard let presenter, let view else { return }
    presenter.view.window?.addSubview(view)
    if coversPresenter { presenter.disappearIfNeeded(animated: animated) }
    appearIfNeeded(animated: animated)
  }

  func dismissNow(animated: Bool) {
    guard let controller = presented else {
      if let presentingViewController { presentingViewController.dismissNow(animated: animated) }
      return
    }
    controller.presented.map { _ in controller.dismissNow(animated: animated) }
    controller.disappearIfNeeded(animated: animated)
    controller.viewIfLoaded?.removeFromSuperview()
    presented = nil
    controller.presenter = nil
    if controller.coversPresenter, viewIfLoaded?.window != nil { appearIfNeeded(animated: animated) }
  }
}
