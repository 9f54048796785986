package import Foundation

extension UIWindow {
  /// Gives the window another size, as turning the device or moving a divider does, and lets its
  /// controllers adapt.
  ///
  /// The order is UIKit's: what will happen, the traits first; the new size and traits; what the app does with
  /// it; what it does behind it.
  package func change(to size: CGSize) {
    guard size != bounds.size else { return }
    guard let root = rootViewController else {
      frame.size = size
      return
    }
    let transition = SizeTransition(of: self)
    root.traitState.transition = transition
    let new = traits(forSize: size)
    if new != traitCollection { root.announce(new, transition) }
    root.announce(size, transition)
    frame.size = size
    root.viewIfLoaded?.frame = bounds
    tellTraits()
    root.traitsMayHaveChanged()
    root.fillWithChildren()
    transition.runAlongside()
    layoutIfNeeded()
    root.traitState.transition = nil
    transition.complete()
  }
}

extension UIViewController {
  /// Says that the traits will change; a controller whose view is not loaded hears nothing.
  func announce(_ traits: UITraitCollection, _ transition: SizeTransition) {
    guard isViewLoaded else { return }
    Trace.hook(self, "willTransition(to:with:)")
    willTransition(to: traits, with: transition)
  }

  /// Says that the size of the view will change.
  func announce(_ size: CGSize, _ transition: SizeTransition) {
    guard isViewLoaded else { return }
    Trace.hook(self, "viewWillTransition(to:with:)")
    viewWillTransition(to: size, with: transition)
  }

  /// What `super` does: tells children and what is presented.
  func forward(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let transition = coordinator as? SizeTransition else { return }
    for child in children {
      let new = self.traits(forChild: child, with: traits)
      if new != child.traitCollection { child.announce(new, transition) }
    }
    presented?.announce(traits, transition)
  }

  /// What `super` does: tells children, each of the size it will have, and what is presented.
  func forward(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let transition = coordinator as? SizeTransition else { return }
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if own != child.viewIfLoaded?.bounds.size { child.announce(own, transition) }
    }
    presented?.announce(size, transition)
  }

  /// Gives the visible children's views the room they have in this one's.
  func fillWithChildren() {
    guard let view = loadedView else { return }
    sizeDidChange()
    for child in visibleChildren where choosesVisibleChildren {
      child.viewIfLoaded?.frame = frame(ofVisibleChild: child)
    }
    view.setNeedsLayout()
    for child in visibleChildren { child.fillWithChildren() }
    if let presented, let window = view.window ?? presented.viewIfLoaded?.window {
      presented.placePresentedView(in: window)
      presented.fillWithChildren()
    }
  }
}
