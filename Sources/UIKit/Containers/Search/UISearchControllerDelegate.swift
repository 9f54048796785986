public import Foundation

/// What a search controller tells; every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before searching begins.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called after searching began.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called before searching ends.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called after searching ended.
  func didDismissSearchController(_ searchController: UISearchController)

  /// Called so that the app can present the controller in its own way; what it does not present is
  /// presented as usual.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}

  public func didPresentSearchController(_ searchController: UISearchController) {}

  public func willDismissSearchController(_ searchController: UISearchController) {}

  public func didDismissSearchController(_ searchController: UISearchController) {}

  public func presentSearchController(_ searchController: UISearchController) {}
}
