import RunRecord

extension UISplitViewController {
  /// Moves the columns to where the room wants them: nothing before the split view is in a window
  /// on screen, because only then is it known how wide it is.
  func collapseOrExpand() {
    guard !isMovingColumns, isInVisibleWindow, !children.isEmpty else { return }
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    guard isNarrow != isCollapsed else { return }
    isMovingColumns = true
    if isNarrow { collapse() } else { expand() }
    isMovingColumns = false
    showVisibleColumns()
    shownDisplayMode = isCollapsed ? nil : currentDisplayMode
  }

  var isInVisibleWindow: Bool {
    let window = sequence(first: self as UIViewController) { $0.parent ?? $0.presenter }
      .lazy.compactMap(\.windowOfRoot).first
    return window.map { !$0.isHidden } ?? false
  }

  private func collapse() {
    if style == .unspecified { collapseClassic() } else { collapseColumns() }
    Trace.decision(self, .splitCollapses)
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    if style == .unspecified { expandClassic() } else { expandColumns() }
    Trace.decision(self, .splitExpands)
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: Columns that are given as an array

  /// Takes two columns' controllers; a further one has no column.
  func setClassicColumns(_ controllers: [UIViewController]) {
    guard style == .unspecified else { return }
    keptSecondary = nil
    isCollapsed = false
    setColumns(Array(controllers.prefix(2)))
    collapseOrExpand()
  }

  private func collapseClassic() {
    let secondary = children.count > 1 ? children[1] : nil
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? children[0]
    let isHandled = secondary.map {
      delegate?.splitViewController(self, collapseSecondary: $0, onto: primary) ?? false
    }
    isCollapsed = true
    guard let secondary else { return setColumns([primary]) }
    setColumns([primary])
    if isHandled == true {
      Trace.decision(secondary, .secondaryPutAside)
      keptSecondary = secondary
      return
    }
    primary.collapseSecondaryViewController(secondary, for: self)
    if secondary.parent == nil { keptSecondary = secondary }
  }

  /// What the delegate gives back, what the primary column's controller gives back, or what was
  /// put aside.
  private func expandClassic() {
    let primary = delegate?.primaryViewController(forExpanding: self) ?? children[0]
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self) ?? keptSecondary
    isCollapsed = false
    keptSecondary = nil
    setColumns([primary, secondary].compactMap { $0 })
  }

  /// Replaces the children; those that stay keep their views where they are.
  func setColumns(_ controllers: [UIViewController]) {
    let removed = children.filter { child in !controllers.contains { $0 === child } }
    let added = controllers.filter { $0.parent !== self }
    for child in removed {
      child.willMove(toParent: nil)
      if child.isOnScreen { child.leaveScreen() }
      child.viewIfLoaded?.detach()
      child.leaveParent()
    }
    for child in added { addChild(child) }
    children = controllers
    for child in removed { child.didMove(toParent: nil) }
    for child in added { child.didMove(toParent: self) }
    if !isMovingColumns { showVisibleColumns() }
  }
}
