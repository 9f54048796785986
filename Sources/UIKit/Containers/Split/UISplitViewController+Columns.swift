extension UISplitViewController {
  func setContent(_ controller: UIViewController?, for column: Column) {
    guard style != .unspecified, column != .supplementary || style == .tripleColumn else { return }
    isMovingColumns = true
    if isCollapsed { takeColumnsApart() }
    columns[column] = controller.map { given in
      let isShownAsItIs = column == .compact || given is UINavigationController
      let shown = isShownAsItIs ? given : UINavigationController(rootViewController: given)
      return ColumnContent(given: given, shown: shown)
    }
    if isCollapsed { collapseColumns() } else { setColumns(expandedColumns) }
    isMovingColumns = false
    showVisibleColumns()
    collapseOrExpand()
  }

  /// The columns side by side, those without a controller left out.
  private var expandedColumns: [UIViewController] {
    [.primary, .supplementary, .secondary].compactMap { columns[$0]?.shown }
  }

  /// Shows the compact column, or the primary one's stack with the others' on it, up to the column
  /// that the delegate wants on top.
  func collapseColumns() {
    isCollapsed = true
    if let compact = columns[.compact]?.shown { return setColumns([compact]) }
    let proposed: Column =
      columns[.secondary] != nil
      ? .secondary : columns[.supplementary] != nil ? .supplementary : .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    stack(upTo: top)
  }

  /// Puts the stacks of the columns up to one on top of the primary one's.
  private func stack(upTo top: Column) {
    let order: [Column] = [.primary, .supplementary, .secondary]
    let count = (order.firstIndex(of: top) ?? 0) + 1
    let stacked = order.prefix(count).compactMap { columns[$0]?.shown }
    guard let bottom = stacked.first else { return setColumns([]) }
    setColumns([bottom])
    for controller in stacked.dropFirst() {
      (bottom as? UINavigationController)?.pushViewController(controller, animated: false)
    }
  }

  func expandColumns() {
    takeColumnsApart()
    isCollapsed = false
    setColumns(expandedColumns)
    if let mode = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: currentDisplayMode),
      mode != currentDisplayMode
    {
      chosenDisplayMode = mode
    }
  }

  /// Takes the columns' stacks out of one another; what was pushed on them goes with them.
  private func takeColumnsApart() {
    let others = expandedColumns.dropFirst()
    guard let bottom = expandedColumns.first as? UINavigationController else { return }
    let own = bottom.viewControllers.filter { controller in
      !others.contains { $0 === controller }
    }
    if own.count < bottom.viewControllers.count {
      bottom.setViewControllers(own, animated: false)
    }
  }

  func showColumn(_ column: Column) {
    guard style != .unspecified, columns[column] != nil else { return }
    if isCollapsed { return showCollapsed(column) }
    choose(modeThatShows(column))
  }

  /// While collapsed, what is on top of the column goes, and what is missing below it comes.
  private func showCollapsed(_ column: Column) {
    guard columns[.compact] == nil else { return }
    let order: [Column] = [.primary, .supplementary, .secondary]
    guard let bottom = expandedColumns.first as? UINavigationController,
      let shown = columns[column]?.shown, let place = order.firstIndex(of: column)
    else { return }
    let wanted = order.prefix(place + 1).compactMap { columns[$0]?.shown }
    let others = expandedColumns.dropFirst()
    let own = bottom.viewControllers.prefix { controller in
      !others.contains { $0 === controller }
    }
    guard shown !== bottom else {
      bottom.setViewControllers(Array(own), animated: false)
      return
    }
    bottom.setViewControllers(Array(own) + wanted.dropFirst(), animated: false)
  }

  func hideColumn(_ column: Column) {
    guard style != .unspecified, columns[column] != nil else { return }
    guard isCollapsed else { return choose(modeThatHides(column)) }
    switch column {
    case .secondary:
      showCollapsed(columns[.supplementary] != nil ? .supplementary : .primary)
    case .supplementary: showCollapsed(.primary)
    case .primary, .compact: break
    }
  }

  private func modeThatShows(_ column: Column) -> DisplayMode {
    let current = currentDisplayMode
    switch column {
    case .primary where style == .tripleColumn:
      return currentSplitBehavior == .overlay
        ? .twoOverSecondary
        : currentSplitBehavior == .displace ? .twoDisplaceSecondary : .twoBesideSecondary
    case .primary, .supplementary:
      guard current == .secondaryOnly else { return current }
      return currentSplitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    case .secondary, .compact:
      return current == .oneOverSecondary || current == .twoOverSecondary
        ? .secondaryOnly : current
    }
  }

  private func modeThatHides(_ column: Column) -> DisplayMode {
    let current = currentDisplayMode
    switch (column, current) {
    case (.primary, .twoBesideSecondary), (.primary, .twoDisplaceSecondary):
      return .oneBesideSecondary
    case (.primary, .twoOverSecondary): return .oneOverSecondary
    case (.primary, _) where style == .tripleColumn: return current
    case (.primary, _), (.supplementary, _): return .secondaryOnly
    case (.secondary, _), (.compact, _): return current
    }
  }

  /// Shows the columns of a mode until the app prefers one again.
  func choose(_ mode: DisplayMode) {
    guard mode != currentDisplayMode else { return }
    chosenDisplayMode = mode
    displayModeMayHaveChanged()
  }
}
