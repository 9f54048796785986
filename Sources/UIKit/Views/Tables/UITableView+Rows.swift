public import Foundation

extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int { layout.sections.count }

  /// The number of rows of a section.
  public func numberOfRows(inSection section: Int) -> Int { layout.sections[section].rowCount }

  /// The place of a row; zero for a row that the table does not have.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    layout.rect(forRowAt: indexPath) ?? .zero
  }

  /// The place of a section's header; zero for a section that the table does not have.
  public func rectForHeader(inSection section: Int) -> CGRect {
    layout.rect(forHeaderOf: section) ?? .zero
  }

  /// The row at a point of the content; nil where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layout.rows(from: point.y, to: point.y.nextUp).first
  }

  /// The rows that a rectangle of the content shows a part of, in order.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layout.rows(from: rect.minY, to: rect.maxY)
  }

  /// The rows that are in sight, in order.
  public var indexPathsForVisibleRows: [IndexPath]? { indexPathsForRows(in: bounds) }
}
