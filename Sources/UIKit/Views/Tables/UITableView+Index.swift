import Foundation

extension UITableView {
  /// The title in an index that stands for a magnifying glass.
  public nonisolated class var indexSearch: String { "{search}" }

  /// Asks the data source for the titles of the index again.
  public func reloadSectionIndexTitles() {
    indexTitles = nil
  }

  /// Scrolls to the section of a title of the index, as the user's touch does; nothing happens for a
  /// title that the index does not have.
  package func userTapsIndex(titled title: String) {
    guard let dataSource, let index = titlesOfIndex.firstIndex(of: title) else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard layout.sections.indices.contains(section) else { return }
    contentOffset.y = min(
      max(firstOffset, layout.sections[section].top - adjustedContentInset.top), lastOffset)
  }

  private var titlesOfIndex: [String] {
    let titles = indexTitles ?? dataSource?.sectionIndexTitles(for: self) ?? []
    indexTitles = titles
    return titles
  }
}
