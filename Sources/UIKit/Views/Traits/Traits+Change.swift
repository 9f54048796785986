import Foundation

/// The traits that a controller or view was last told of.
///
/// One that was never told is taken to know the screen's: since iOS 13 UIKit predicts the traits of
/// what is created, and tells only of what turns out different.
@MainActor
private func change(
  of environment: some UITraitEnvironment, known: inout UITraitCollection?
) -> UITraitCollection? {
  let (old, new) = (known ?? UIScreen.main.traitCollection, environment.traitCollection)
  known = new
  return old == new ? nil : old
}

extension UIViewController {
  /// Adapts to the traits in force, and tells the app of those that are new, here and below.
  ///
  /// Controllers whose views are not loaded have nothing to adapt; they are told when they appear.
  func traitsMayHaveChanged() {
    adaptToTraits()
    guard let view = loadedView else { return }
    tellTraits()
    view.tellTraits()
    for child in children { child.traitsMayHaveChanged() }
    presented?.traitsMayHaveChanged()
  }

  /// Tells the app of traits that are new for this controller alone.
  private func tellTraits() {
    guard let old = change(of: self, known: &knownTraits) else { return }
    Trace.hook(self, "traitCollectionDidChange(_:)")
    traitCollectionDidChange(old)
    for registration in traitRegistrations { registration.tell(self, previous: old) }
  }
}

extension UIView {
  /// Tells the app of traits that are new for this view and those in it that belong to the same
  /// controller.
  func tellTraits() {
    if let old = change(of: self, known: &knownTraits) {
      traitCollectionDidChange(old)
      for registration in traitRegistrations { registration.tell(self, previous: old) }
    }
    for view in subviews where view.viewController == nil { view.tellTraits() }
  }

  /// Adapts to the traits in force what is in this view, if it is in a window.
  func styleDidChange() {
    guard window != nil else { return }
    tellTraits()
    guard let controller = viewController ?? (self as? UIWindow)?.rootViewController else {
      return
    }
    controller.traitsMayHaveChanged()
  }
}
