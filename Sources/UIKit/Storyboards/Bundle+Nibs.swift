public import Foundation

extension Bundle {
  /// Makes what is in an interface file of the bundle, and connects it with its owner.
  ///
  /// Traps, as UIKit raises an exception, for a file that is not in the bundle.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
