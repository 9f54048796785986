import Foundation

extension UIViewController {
  /// Overrides traits for a child; nil takes the overrides back.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.traitState.overrideByParent = collection
    childViewController.traitsMayHaveChanged()
  }

  /// The traits that are overridden for a child; nil for none.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitState.overrideByParent : nil
  }
}
