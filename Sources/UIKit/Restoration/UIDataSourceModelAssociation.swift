public import Foundation

/// A data source that can name its elements, so that a table or collection finds them again after
/// rows were added or removed.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// Called when state is saved, for the first visible element and each selected one: a name
  /// that is the same at every launch.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

  /// Called when state is restored, once for each saved name; nil for an element that is gone.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
