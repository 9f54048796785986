extension UISplitViewController {
  func makeDisplayModeButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
        self?.userTogglesDisplayMode()
      })
    item.accessibilityLabel = "Toggle Sidebar"
    return item
  }

  /// What the user does with the button that changes the display mode: what the delegate wants it
  /// to do, or else the columns before the detail come or go.
  package func userTogglesDisplayMode() {
    guard !isCollapsed else { return }
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    choose(wanted == .automatic ? oppositeDisplayMode : wanted)
  }

  private var oppositeDisplayMode: DisplayMode {
    guard currentDisplayMode == .secondaryOnly else { return .secondaryOnly }
    return currentSplitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
  }
}
