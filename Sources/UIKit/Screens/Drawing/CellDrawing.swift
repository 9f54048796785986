import Foundation
import RunRecord

/// A row of a table: its ground, the line below it, what is at its end.
@MainActor
struct CellDrawing {
  private let cell: UITableViewCell
  private let frame: CGRect

  init(_ cell: UITableViewCell, frame: CGRect) {
    self.cell = cell
    self.frame = frame
  }

  var element: DrawnElement {
    var state = DrawnState()
    if cell.isSelected { state.isSelected = true }
    state.accessory = accessory
    state.editControl = editControl
    if cell.hasHandle { state.isMovable = true }
    state.separator = separator
    let table = cell.tableInSight
    var look = DrawnLook(fill: ground(in: table))
    if table?.style == .insetGrouped { look.roundAsCard(placeInCard) }
    if let background = cell.backgroundConfiguration {
      if background.cornerRadius > 0 { look.cornerRadius = Double(background.cornerRadius) }
    }
    return DrawnElement(
      .row, frame: DrawnRect(frame),
      spoken: cell.spoken(nil, cell.isSelected ? [.selected] : []), look: look, state: state,
      children: accessoryView() + editingButtons(state))
  }

  private func ground(in table: UITableView?) -> DrawnColor? {
    if cell.isSelected, cell.selectionStyle != .none {
      return UIColor.systemGray4.drawn(in: cell)
    }
    if let color = cell.backgroundConfiguration?.backgroundColor { return color.drawn(in: cell) }
    // A row of a plain table shows the table's background.
    guard let table, table.style != .plain else { return nil }
    return UIColor.secondarySystemGroupedBackground.drawn(in: cell)
  }

  private var separator: Double? {
    guard let table = cell.tableInSight, table.separatorStyle != .none else { return nil }
    if table.style == .insetGrouped, placeInCard.isLast { return nil }
    return Double(frame.minX + cell.separatorInset.left)
  }

  /// Where the row is in its section.
  private var placeInCard: PlaceInCard {
    guard let table = cell.tableInSight, let path = table.indexPath(for: cell) else {
      return PlaceInCard(isFirst: false, isLast: false)
    }
    return PlaceInCard(path.row, of: table.numberOfRows(inSection: path.section))
  }

  private var accessory: DrawnState.Accessory? {
    guard (cell.isEditing ? cell.editingAccessoryView : cell.accessoryView) == nil else {
      return nil
    }
    switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
    case .none: return nil
    case .disclosureIndicator: return .disclosure
    case .detailDisclosureButton: return .detailDisclosure
    case .checkmark: return .checkmark
    case .detailButton: return .detail
    }
  }

  private var editControl: DrawnState.EditControl? {
    guard cell.isEditing else { return nil }
    if cell.tableInSight?.allowsMultipleSelectionDuringEditing == true { return .select }
    switch cell.editingStyle {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }

  /// What VoiceOver reads of the signs by which a row is edited; the row takes the touches.
  private func editingButtons(_ state: DrawnState) -> [DrawnElement] {
    let row = cell.firstText.map { " \($0)" } ?? ""
    var buttons: [DrawnElement] = []
    func add(_ label: String, _ x: CGFloat) {
      let place = CGRect(x: x, y: frame.minY, width: 38, height: frame.height)
      let spoken = SpokenElement(label: label + row)
      buttons.append(DrawnElement(.button, frame: DrawnRect(place), spoken: spoken).named([]))
    }
    switch state.editControl {
    case .delete: add("Delete", frame.minX + 5)
    case .insert: add("Insert", frame.minX + 5)
    case .select, nil: break
    }
    if state.isMovable == true { add("Reorder", frame.maxX - 45) }
    return buttons
  }

  private func accessoryView() -> [DrawnElement] {
    let shown = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
    guard let view = shown, view.superview == nil else { return [] }
    let size = view.bounds.isEmpty ? view.sizeThatFits(.zero) : view.bounds.size
    let place = CGRect(
      x: frame.maxX - 16 - size.width, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
    return [ViewDrawing.element(of: view, frame: place)]
  }
}

extension UITableViewCell {
  /// What the row is called: its first text.
  fileprivate var firstText: String? { contentView.textsOfLabels.first }

  fileprivate var tableInSight: UITableView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
  }
}

extension UICollectionReusableView {
  func drawn(in frame: CGRect) -> DrawnElement {
    guard let cell = self as? UICollectionViewCell else { return drawnBox(in: frame) }
    var state = DrawnState()
    if cell.isSelected { state.isSelected = true }
    var look = DrawnLook()
    if let background = cell.backgroundConfiguration {
      look.fill = background.backgroundColor?.drawn(in: self)
      if background.cornerRadius > 0 { look.cornerRadius = Double(background.cornerRadius) }
    }
    cell.drawAsRow(&look, &state, in: frame)
    return DrawnElement(
      .item, frame: DrawnRect(frame), spoken: spoken(nil, cell.isSelected ? [.selected] : []),
      look: look, state: state)
  }
}

extension UICollectionViewCell {
  /// An item of a section that looks like a table looks like a row.
  fileprivate func drawAsRow(_ look: inout DrawnLook, _ state: inout DrawnState, in frame: CGRect) {
    guard let collection = superview as? UICollectionView,
      let path = collection.indexPath(for: self),
      let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.section)
    else { return }
    let place = PlaceInCard(path.item, of: collection.numberOfItems(inSection: path.section))
    let isCard = list.appearance == .insetGrouped
    if list.appearance != .plain, backgroundConfiguration == nil {
      look.fill = UIColor.secondarySystemGroupedBackground.drawn(in: self)
    }
    if isCard { look.roundAsCard(place) }
    if list.showsSeparators, !(isCard && place.isLast) {
      state.separator = Double(frame.minX + 20)
    }
  }
}

/// Where a row is in its section.
struct PlaceInCard {
  var isFirst: Bool
  var isLast: Bool
}

extension PlaceInCard {
  init(_ row: Int, of count: Int) {
    self.init(isFirst: row == 0, isLast: row == count - 1)
  }
}

extension DrawnLook {
  /// The first row of a card is round above, the last one below.
  fileprivate mutating func roundAsCard(_ place: PlaceInCard) {
    guard place.isFirst || place.isLast else { return }
    cornerRadius = Double(CardEdges.cornerRadius)
    roundCorners = place.isFirst && place.isLast ? nil : place.isFirst ? .top : .bottom
  }
}

extension UITableViewHeaderFooterView {
  /// The title at the left; one that the app shows in another way is in it.
  func drawn(in frame: CGRect) -> DrawnElement {
    let room = CGRect(
      x: frame.minX + 20, y: frame.minY, width: max(0, frame.width - 40), height: frame.height)
    let label = textLabel.flatMap { $0.superview == nil && $0.text?.isEmpty == false ? $0 : nil }
    let isFooter = (superview as? UITableView)?.isFooter(self) == true
    let style = DrawnTexts.Style(
      font: .systemFont(ofSize: 13, weight: isFooter ? .regular : .semibold),
      color: .secondaryLabel, lines: 0)
    let text = label?.text ?? ""
    return DrawnElement(
      isFooter ? .footer : .heading, frame: DrawnRect(frame),
      spoken: text.isEmpty ? spokenByApp() : spoken(text), look: DrawnLook(fill: ground),
      texts: text.isEmpty ? [] : DrawnTexts(text, style, in: room, of: self).lines())
  }
}

extension UITableViewHeaderFooterView {
  /// The ground over the rows that are scrolled under the header of a plain table; nil in another.
  fileprivate var ground: DrawnColor? {
    guard let table = superview as? UITableView, table.style == .plain, backgroundView == nil,
      frame.minY < table.contentOffset.y + 1, table.contentOffset.y > 0
    else { return nil }
    return (table.backgroundColor ?? .systemBackground).drawn(in: self)
  }
}

/// Of a row or an item VoiceOver reads all labels at once, and what can be used in it by itself.
enum CellSpeech {
  static func gathered(_ element: DrawnElement) -> DrawnElement {
    guard element.role == .row || element.role == .item, var spoken = element.spoken else {
      return element
    }
    var element = element
    if spoken.label == nil {
      let texts = (element.children ?? []).flatMap(\.all).filter(isText).compactMap(\.spoken?.label)
      spoken.label = texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    element.spoken = spoken
    element.children = element.children?.map(silenced)
    return element
  }

  private static func isText(_ element: DrawnElement) -> Bool {
    element.role == .text || element.role == .image
  }

  private static func silenced(_ element: DrawnElement) -> DrawnElement {
    var element = element
    if isText(element) { element.spoken = nil }
    element.children = element.children?.map(silenced)
    return element
  }
}
