import Foundation

extension UISplitViewController {
  /// The width of a column: what the app prefers within its limits, else that of an iPad.
  func width(of column: Column) -> CGFloat {
    let whole = ownSize.width
    guard !isCollapsed else { return whole }
    return column == .supplementary
      ? width(
        preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
        least: minimumSupplementaryColumnWidth, greatest: maximumSupplementaryColumnWidth, of: whole
      )
      : width(
        preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
        least: minimumPrimaryColumnWidth, greatest: maximumPrimaryColumnWidth, of: whole)
  }

  private func width(
    _ preferred: CGFloat, fraction: CGFloat, least: CGFloat, greatest: CGFloat,
    of whole: CGFloat
  ) -> CGFloat {
    let automatic = Self.automaticDimension
    let wanted =
      preferred != automatic ? preferred : fraction != automatic ? fraction * whole : 320
    // A fraction counts within the limits only, which are 320 points wide where none is set.
    let most = greatest != automatic ? greatest : preferred != automatic ? whole : 320
    return min(max(wanted, least != automatic ? least : 0), most, whole)
  }

  /// Where a column's view stands: the secondary one has what those beside it leave.
  func frame(ofVisibleChild child: UIViewController, in bounds: CGRect) -> CGRect {
    guard !isCollapsed, let index = children.firstIndex(where: { $0 === child }),
      children.count > 1
    else { return bounds }
    let before = visibleColumns.dropLast()
    let widths = before.map { width(of: column(of: $0)) }
    if index < children.count - 1 {
      guard let place = before.firstIndex(where: { $0 === child }) else { return bounds }
      let x = widths.prefix(place - before.startIndex).reduce(0, +)
      return CGRect(
        x: x, y: 0, width: widths[place - before.startIndex], height: bounds.height)
    }
    let beside = isTiled ? widths.reduce(0, +) : 0
    return CGRect(x: beside, y: 0, width: bounds.width - beside, height: bounds.height)
  }

  private var isTiled: Bool {
    currentDisplayMode == .oneBesideSecondary || currentDisplayMode == .twoBesideSecondary
  }

  private func column(of child: UIViewController) -> Column {
    columns.first { $0.value.shown === child }?.key ?? .primary
  }
}
