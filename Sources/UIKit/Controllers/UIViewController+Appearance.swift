extension UIViewController {
  /// Where a controller's view is between being away and being on screen.
  enum Appearance {
    case disappeared
    case appeared
  }

  /// Whether the view is on screen.
  var isOnScreen: Bool { appearance == .appeared }

  /// Tells the controller and its visible children, parents first, that they come onto the
  /// screen, and shows what they present.
  func appearIfNeeded(animated: Bool = false) {
    endAppearing(beginAppearing(animated: animated), animated: animated)
  }

  /// Tells the controller and its visible children, parents first, that they leave the screen.
  func disappearIfNeeded(animated: Bool = false) {
    endDisappearing(beginDisappearing(animated: animated), animated: animated)
  }

  /// The first half of appearing: those that will.
  func beginAppearing(animated: Bool) -> [UIViewController] {
    guard appearance == .disappeared, !isCovered else { return [] }
    adaptToTraits()
    let appearing = loadVisibleControllers()
    traitsMayHaveChanged()
    for controller in appearing {
      controller.appearance = .appeared
      Trace.appearance(controller, "viewWillAppear(_:)")
      controller.viewWillAppear(animated)
    }
    for controller in appearing where controller.isOnScreen {
      controller.callViewIsAppearing(animated)
    }
    viewIfLoaded?.layoutIfNeeded()
    return appearing
  }

  /// Calls `viewIsAppearing(_:)`: the view has its size and traits, and its subviews are not laid out yet (Apple's page of
  /// the method).
  ///
  /// Only an app that implements the method has it in its trace: most guides are about the older ones.
  private func callViewIsAppearing(_ animated: Bool) {
    let method = "viewIsAppearing(_:)"
    if AppClasses.implement(method, in: type(of: self)) { Trace.appearance(self, method) }
    viewIsAppearing(animated)
  }

  /// The second half of appearing, for those of the first.
  func endAppearing(_ appearing: [UIViewController], animated: Bool) {
    if !appearing.isEmpty { UIApplication.shared.updateStatusBar() }
    for controller in appearing where controller.isOnScreen {
      Trace.appearance(controller, "viewDidAppear(_:)")
      controller.viewDidAppear(animated)
    }
    for controller in appearing {
      if let presented = controller.presented, !presented.isOnScreen {
        presented.showAsPresented(animated: false)
      }
    }
  }

  /// The first half of disappearing: those that will.
  func beginDisappearing(animated: Bool) -> [UIViewController] {
    guard appearance == .appeared else { return [] }
    let disappearing = visibleControllers.filter(\.isOnScreen)
    for controller in disappearing {
      Trace.appearance(controller, "viewWillDisappear(_:)")
      controller.viewWillDisappear(animated)
    }
    return disappearing
  }

  /// The second half of disappearing, for those of the first.
  func endDisappearing(_ disappearing: [UIViewController], animated: Bool) {
    for controller in disappearing where controller.isOnScreen {
      controller.appearance = .disappeared
      Trace.appearance(controller, "viewDidDisappear(_:)")
      controller.viewDidDisappear(animated)
    }
  }

  /// Takes the controller off the screen, with what it and its visible children present.
  ///
  /// The presentations stay: they come back when their presenters do.
  func leaveScreen(animated: Bool = false) {
    endDisappearing(beginLeavingScreen(animated: animated), animated: animated)
  }

  /// The first half of leaving the screen; what is presented is gone then.
  func beginLeavingScreen(animated: Bool) -> [UIViewController] {
    for presented in visibleControllers.compactMap(\.presented) {
      presented.leaveScreen(animated: animated)
      presented.viewIfLoaded?.detach()
    }
    return beginDisappearing(animated: animated)
  }

  /// Brings the visible children onto the screen that this controller's view is on.
  func showVisibleChildren() {
    guard isOnScreen else { return }
    for child in childrenToldOfAppearance where !child.isOnScreen {
      if child.view.superview == nil { attachContent(of: child) }
      child.appearIfNeeded()
    }
  }

  /// This controller and, down to the leaves, the children whose views are on screen with it.
  private var visibleControllers: [UIViewController] {
    [self] + childrenToldOfAppearance.flatMap(\.visibleControllers)
  }

  /// The visible children, unless the app's own container tells them itself.
  private var childrenToldOfAppearance: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? visibleChildren : []
  }

  /// Loads this controller's view, then its visible children's into it.
  private func loadVisibleControllers() -> [UIViewController] {
    loadViewIfNeeded()
    for child in visibleChildren where child.view.superview == nil { attachContent(of: child) }
    return [self]
      + childrenToldOfAppearance.filter { !$0.isOnScreen }.flatMap { $0.loadVisibleControllers() }
  }
}
