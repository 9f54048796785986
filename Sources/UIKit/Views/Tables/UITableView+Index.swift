import Foundation

extension UITableView {
  /// The title in an index that stands for a magnifying glass.
  public nonisolated class var indexSearch: String { "{search}" }

  /// Asks the data source for the titles of the index again.
  public func reloadSectionIndexTitles() {
    indexTitles = nil
  }

  /// Scrolls to the section of a title of the index, as the user's touch does.
  ///
  /// - Returns: The titles that there are, where none is this one; else nil.
  package func userTapsIndex(titled title: String) -> [String]? {
    let titles = titlesOfIndex
    guard let dataSource, let index = titles.firstIndex(of: title) else { return titles }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    if layout.sections.indices.contains(section) {
      contentOffset.y = min(
        max(firstOffset, layout.sections[section].top - adjustedContentInset.top), lastOffset)
    }
    return nil
  }

  /// The titles of the index; empty where there is none.
  var titlesOfIndex: [String] {
    let titles = indexTitles ?? dataSource?.sectionIndexTitles(for: self) ?? []
    indexTitles = titles
    return titles
  }
}
