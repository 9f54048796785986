import Foundation

/// Rows, headers and footers that have the height of their content (Apple: `UITableView.automaticDimension`).
extension UITableView {
  /// Measures the cell of a row that has the height of its content, unless it was measured as it is.
  func measure(_ cell: UITableViewCell, at row: IndexPath) {
    guard layout.isAutomatic(row) else { return }
    let isNew = measured.rowsToMeasure.remove(row) != nil || measured.rows[row] == nil
    guard isNew else { return }
    let height = cell.heightThatFits(width: layout.widthOfRows)
    measured.rows[row] = height
    guard height != rectForRow(at: row).height else { return }
    measured.hasChanged = true
    changeLayout { $0.setHeight(height, ofRowAt: row) }
  }

  /// Measures a header or footer.
  func measure(_ view: UIView, at title: TitlePlace) {
    guard layout.measures(title) else { return }
    let height = heightThatFits(view)
    measured.titles[title] = height
    let place =
      title.isFooter
      ? layout.rect(forFooterOf: title.section) : layout.rect(forHeaderOf: title.section)
    guard let height, height != place?.height else { return }
    measured.hasChangedTitle = true
    changeLayout { $0.setHeight(height, of: title) }
  }

  private func heightThatFits(_ view: UIView) -> CGFloat? {
    let height =
      if let title = view as? UITableViewHeaderFooterView {
        title.heightThatFits(width: layout.widthOfRows)
      } else {
        view.heightOfConstraints(forWidth: layout.widthOfRows)
      }
    return height?.upToPixel
  }
}

extension UITableViewHeaderFooterView {
  /// The height that the view's content asks for; nil where it is the usual one.
  fileprivate func heightThatFits(width: CGFloat) -> CGFloat? {
    if let shownContent { return shownContent.heightOfContent(forWidth: width) }
    if let height = contentView.heightOfConstraints(forWidth: width) { return height }
    return heightOfConstraints(forWidth: width)
  }
}
