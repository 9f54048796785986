import Foundation
import RunRecord

extension UISearchController {
  /// Tells the updater of a change while searching goes on.
  func updateIfActive() {
    if isActive { update() }
  }

  /// The bar's field is being edited: searching begins.
  func editingBegan() {
    if isActive { update() } else { activate() }
  }

  func activate() {
    guard !isActive else { return }
    // The search controller is not in the hierarchy while state is decoded, so that an app activates it
    // in `viewDidAppear` (uikit-restoration 4).
    guard let owner, owner.isOnScreen, owner.viewIfLoaded?.window != nil else {
      Trace.warning(self, .searchNotActivated)
      return
    }
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    if !isActive { owner.present(self, animated: true) }
    guard isActive else { return }
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = searchBar.scopeButtonTitles != nil }
    barsChanged()
    delegate?.didPresentSearchController(self)
    update()
  }

  func deactivate() {
    guard isActive else { return }
    searchBar.resignFirstResponder()
    delegate?.willDismissSearchController(self)
    presentingViewController?.dismiss(animated: true)
    searchBar.text = ""
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    barsChanged()
    // The updater is called once more, so that it can begin again; Apple's sample asks there whether
    // the controller is active, and it is not.
    update()
    delegate?.didDismissSearchController(self)
  }

  private func update() {
    viewIfLoaded?.setNeedsLayout()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The controller whose view, or whose navigation item, has the search bar.
  var owner: UIViewController? {
    if let owner = searchBar.owningViewController { return owner }
    guard let item = navigationItemOfBar else { return nil }
    let roots = UIApplication.shared.windows.compactMap(\.rootViewController)
    return roots.lazy.compactMap { $0.owner(of: item) }.first
  }
}

extension UIViewController {
  /// This controller or the one in or above it that has a navigation item.
  fileprivate func owner(of item: UINavigationItem) -> UIViewController? {
    if navigationItem === item { return self }
    return (children + [presented].compactMap { $0 }).lazy.compactMap { $0.owner(of: item) }.first
  }
}
