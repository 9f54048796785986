public import Foundation

extension UITableView {
  /// The header of a section that is in sight; nil for others.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bringCells()
    return titleViews[TitlePlace(section: section, isFooter: false)]
      as? UITableViewHeaderFooterView
  }

  /// The footer of a section that is in sight; nil for others.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bringCells()
    return titleViews[TitlePlace(section: section, isFooter: true)] as? UITableViewHeaderFooterView
  }

  /// The place of a section's footer; zero for a section that the table does not have.
  public func rectForFooter(inSection section: Int) -> CGRect {
    layout.rect(forFooterOf: section) ?? .zero
  }

  /// The place of a section with its header and footer; zero for one that the table does not have.
  public func rect(forSection section: Int) -> CGRect {
    guard layout.sections.indices.contains(section) else { return .zero }
    let place = layout.sections[section]
    return CGRect(x: 0, y: place.top, width: layout.width, height: place.bottom - place.top)
  }

  /// Gets a view for each header and footer in sight, and lets others be used again.
  ///
  /// - Returns: Whether one of them has another height than was thought.
  func bringHeaders() -> Bool {
    let places = layout.sections.indices.flatMap { section in
      [TitlePlace(section: section, isFooter: false), TitlePlace(section: section, isFooter: true)]
    }
    let visible = places.filter { frame(of: $0).overlaps(bounds) }
    recycleHeaders(except: Set(visible).contains)
    for place in visible { bringHeader(place) }
    defer { measured.hasChangedTitle = false }
    return measured.hasChangedTitle
  }

  /// Whether a view stands below the rows of its section.
  func isFooter(_ view: UIView) -> Bool {
    titleViews.contains { $0.key.isFooter && $0.value === view }
  }

  func recycleHeaders(except stays: (TitlePlace) -> Bool) {
    for place in titleViews.keys.filter({ !stays($0) }).sorted() {
      guard let view = titleViews.removeValue(forKey: place) else { continue }
      view.removeFromSuperview()
      if place.isFooter {
        tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: place.section)
      } else {
        tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: place.section)
      }
      if let reusable = view as? UITableViewHeaderFooterView, let name = reusable.reuseIdentifier {
        headerPool.put(reusable, name)
      }
    }
  }

  func followHeaders(_ newSection: (Int) -> Int?) {
    func newPlace(_ place: TitlePlace) -> TitlePlace? {
      newSection(place.section).map { TitlePlace(section: $0, isFooter: place.isFooter) }
    }
    recycleHeaders { newPlace($0) != nil }
    titleViews = titleViews.moved(to: newPlace)
  }

  private func bringHeader(_ place: TitlePlace) {
    if let view = titleViews[place] {
      view.frame = frame(of: place)
      return
    }
    guard let view = makeHeader(place) else { return }
    measure(view, at: place)
    view.frame = frame(of: place)
    titleViews[place] = view
    if place.isFooter {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: place.section)
    } else {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
    }
    addSubview(view)
  }

  /// The delegate's view, else one with the data source's title.
  private func makeHeader(_ place: TitlePlace) -> UIView? {
    let view =
      place.isFooter
      ? tableDelegate?.tableView(self, viewForFooterInSection: place.section)
      : tableDelegate?.tableView(self, viewForHeaderInSection: place.section)
    if let view { return view }
    let title =
      place.isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: place.section)
      : dataSource?.tableView(self, titleForHeaderInSection: place.section)
    guard let title else { return nil }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = title
    return header
  }

  /// In a plain table the header of the section at the upper edge stays there.
  private func frame(of place: TitlePlace) -> CGRect {
    if place.isFooter { return layout.rect(forFooterOf: place.section) ?? .zero }
    guard var frame = layout.rect(forHeaderOf: place.section) else { return .zero }
    guard style == .plain, !frame.isEmpty else { return frame }
    let section = layout.sections[place.section]
    let last = section.bottom - section.footerHeight - frame.height
    frame.origin.y = max(frame.minY, min(bounds.minY + adjustedContentInset.top, last))
    return frame
  }
}

/// A header or a footer of a table.
struct TitlePlace: Hashable, Comparable {
  var section: Int
  var isFooter: Bool

  static func < (one: Self, other: Self) -> Bool {
    one.section == other.section
      ? !one.isFooter && other.isFooter : one.section < other.section
  }
}
