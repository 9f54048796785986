import Foundation

/// The heights of the rows, headers and footers of a table that have the height of their content and have been in sight.
@MainActor
struct MeasuredHeights {
  var rows: [IndexPath: CGFloat] = [:]
  var titles: [TitlePlace: CGFloat] = [:]

  /// The rows in sight whose content may have changed since they were measured.
  var rowsToMeasure: Set<IndexPath> = []

  /// Whether a row turned out to have another height than was thought.
  var hasChanged = false

  /// Whether a header or footer did.
  var hasChangedTitle = false

  func apply(to layout: inout TableLayout) {
    for (title, height) in titles where layout.measures(title) {
      layout.setHeight(height, of: title)
    }
    for (row, height) in rows where layout.isAutomatic(row) {
      layout.setHeight(height, ofRowAt: row)
    }
  }

  /// Lets heights follow to new places; those of rows in sight are measured again.
  mutating func follow(
    _ newPlace: (IndexPath) -> IndexPath?, section newSection: (Int) -> Int?,
    inSight: some Sequence<IndexPath>
  ) {
    rows = rows.moved(to: newPlace)
    titles = titles.moved { title in
      newSection(title.section).map { TitlePlace(section: $0, isFooter: title.isFooter) }
    }
    rowsToMeasure = Set(inSight)
  }
}

extension TableLayout {
  /// Whether a header or footer has the height of its content.
  func measures(_ title: TitlePlace) -> Bool {
    guard sections.indices.contains(title.section) else { return false }
    return title.isFooter
      ? sections[title.section].hasAutomaticFooter : sections[title.section].hasAutomaticHeader
  }
}
