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
    guard let old = change(of: self, known: &traitState.known) else { return }
    Trace.hook(self, "traitCollectionDidChange(_:)")
    traitCollection.performAsCurrent {
      traitCollectionDidChange(old)
      for registration in traitRegistrations { registration.tell(self, previous: old) }
    }
  }

  /// Takes the traits in force for known where they were not announced yet, here and below.
  fileprivate func rememberTraits() {
    guard let view = loadedView else { return }
    traitState.known = traitState.known ?? traitCollection
    view.rememberTraits()
    for child in children { child.rememberTraits() }
    presented?.rememberTraits()
  }
}

extension UIView {
  /// Tells the app of traits that are new for this view and those in it that belong to the same
  /// controller.
  func tellTraits() {
    if let old = change(of: self, known: &knownTraits) {
      fontsMayHaveChanged()
      if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
        (self as? UITableView)?.forgetHeights()
        (self as? UICollectionView)?.forgetSizes()
      }
      traitCollection.performAsCurrent {
        traitCollectionDidChange(old)
        for registration in traitRegistrations { registration.tell(self, previous: old) }
      }
    }
    for view in subviews where view.viewController == nil { view.tellTraits() }
  }

  /// Takes the traits in force for known where they were not announced yet, here and below.
  func rememberTraits() {
    knownTraits = knownTraits ?? traitCollection
    for view in subviews where view.viewController == nil { view.rememberTraits() }
    (self as? UIWindow)?.rootViewController?.rememberTraits()
  }

  /// A font for what a text is for follows the size that the user chose, if the app wants it.
  private func fontsMayHaveChanged() {
    let category = traitCollection.preferredContentSizeCategory
    let scaled = { (font: UIFont?) -> UIFont? in
      guard let style = font?.textStyle else { return nil }
      return .preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }
    if let button = self as? UIButton, button.configuration != nil,
      let font = scaled(button.titleLabel?.font)
    {
      button.titleLabel?.font = font
      button.invalidateIntrinsicContentSize()
    }
    guard (self as? any UIContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory == true
    else { return }
    if let label = self as? UILabel, let font = scaled(label.font) { label.font = font }
    if let field = self as? UITextField, let font = scaled(field.font) { field.font = font }
    if let text = self as? UITextView, let font = scaled(text.font) { text.font = font }
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
