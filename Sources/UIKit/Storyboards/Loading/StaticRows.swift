import Foundation

/// The rows of a table whose cells are in the interface file, each once.
@MainActor
final class StaticRows {
  struct Section {
    var headerTitle: String?
    var footerTitle: String?
    var cells: [UITableViewCell]
    var heights: [CGFloat?]
  }

  let sections: [Section]

  init(_ table: InterfaceElement, in scope: InterfaceScope) {
    sections = table.content(of: "sections").map { section in
      let cells = section.content(of: "cells")
      return Section(
        headerTitle: section.string("headerTitle"), footerTitle: section.string("footerTitle"),
        cells: cells.compactMap { scope.makeView($0) as? UITableViewCell },
        heights: cells.map { $0.number("rowHeight") })
    }
  }

  func cell(_ path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }

  func height(_ path: IndexPath) -> CGFloat? {
    guard sections.indices.contains(path.section),
      sections[path.section].heights.indices.contains(path.row)
    else { return nil }
    return sections[path.section].heights[path.row]
  }

  subscript(_ section: Int) -> Section? {
    sections.indices.contains(section) ? sections[section] : nil
  }
}
