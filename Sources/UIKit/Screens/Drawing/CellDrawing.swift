import Foundation
import RunRecord

/// A row of a table: its ground, its labels where they are in no view, what stands at its end.
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
    state.separator = separator
    let table = cell.tableInSight
    var look = DrawnLook(fill: ground(in: table))
    if let background = cell.backgroundConfiguration {
      if background.cornerRadius > 0 { look.cornerRadius = Double(background.cornerRadius) }
    }
    return DrawnElement(
      .row, frame: DrawnRect(frame),
      spoken: cell.spoken(nil, cell.isSelected ? [.selected] : []), look: look, state: state,
      children: labels() + accessoryView())
  }

  private func ground(in table: UITableView?) -> DrawnColor? {
    if cell.isSelected, cell.selectionStyle != .none {
      return UIColor.systemGray4.drawn(in: cell)
    }
    if let color = cell.backgroundConfiguration?.backgroundColor { return color.drawn(in: cell) }
    guard let table else { return nil }
    // A row has the ground of its table, which the app may have chosen.
    if table.style == .plain {
      return table.backgroundColor == nil ? nil : UIColor.clear.drawn(in: cell)
    }
    return UIColor.secondarySystemGroupedBackground.drawn(in: cell)
  }

  private var separator: Double? {
    guard let table = cell.tableInSight, table.separatorStyle != .none else { return nil }
    return Double(frame.minX + cell.separatorInset.left)
  }

  private var accessory: DrawnState.Accessory? {
    if cell.isEditing, cell.editingStyle == .delete { return .delete }
    if cell.isEditing, cell.showsReorderControl { return .reorder }
    guard cell.accessoryView == nil else { return nil }
    switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
    case .none: return nil
    case .disclosureIndicator: return .disclosure
    case .detailDisclosureButton: return .detailDisclosure
    case .checkmark: return .checkmark
    case .detailButton: return .detail
    }
  }

  private func accessoryView() -> [DrawnElement] {
    guard let view = cell.accessoryView, view.superview == nil else { return [] }
    let size = view.bounds.isEmpty ? view.sizeThatFits(.zero) : view.bounds.size
    let place = CGRect(
      x: frame.maxX - 16 - size.width, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
    return [ViewDrawing.element(of: view, frame: place)]
  }

  /// The labels of the cell's style, which are in no view until the app puts them into one.
  private func labels() -> [DrawnElement] {
    guard cell.contentConfiguration == nil else { return [] }
    let (text, detail, image) = cell.partsInNoView
    guard text != nil || detail != nil || image != nil else { return [] }
    let end: CGFloat = accessory != nil || cell.accessoryView != nil ? 44 : 16
    let left = 20 + CGFloat(cell.indentationLevel) * cell.indentationWidth
    let room = CGRect(
      x: frame.minX + left, y: frame.minY, width: max(0, frame.width - left - end),
      height: frame.height)
    return RowContent(
      text: text, detail: detail, image: image, isSideBySide: cell.isSideBySide
    ).elements(in: room, of: cell)
  }
}

/// A text, a second one and an image as rows have them.
@MainActor
struct RowContent {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImage?
  var isSideBySide: Bool

  func elements(in room: CGRect, of view: UIView) -> [DrawnElement] {
    var room = room
    var elements: [DrawnElement] = []
    if let image {
      let size = image.drawnSize(of: 28)
      let scale = min(1, (room.height - 8) / max(1, size.height))
      let place = CGRect(
        x: room.minX, y: room.midY - size.height * scale / 2, width: size.width * scale,
        height: size.height * scale)
      elements.append(
        DrawnElement(
          .image, frame: DrawnRect(place),
          image: image.drawn(in: place, color: view.tintColor?.drawn(in: view))))
      room = CGRect(
        x: place.maxX + 16, y: room.minY, width: max(0, room.width - place.width - 16),
        height: room.height)
    }
    return elements + (isSideBySide ? sideBySide(in: room) : stacked(in: room))
  }

  private func sideBySide(in room: CGRect) -> [DrawnElement] {
    let wanted = detail?.intrinsicContentSize.width ?? 0
    let width = min(wanted, room.width * 0.6)
    let first = CGRect(
      x: room.minX, y: room.minY, width: max(0, room.width - width - 8), height: room.height)
    let second = CGRect(
      x: room.maxX - width, y: room.minY, width: width, height: room.height)
    return [text?.drawn(in: first), detail?.drawn(in: second)].compactMap { $0 }
  }

  private func stacked(in room: CGRect) -> [DrawnElement] {
    guard let text else { return [detail?.drawn(in: room)].compactMap { $0 } }
    guard let detail else { return [text.drawn(in: room)] }
    let heights = [text, detail].map { $0.sizeThatFits(room.size).height }
    let top = room.midY - (heights[0] + heights[1] + 2) / 2
    let first = CGRect(x: room.minX, y: top, width: room.width, height: heights[0])
    let second = CGRect(
      x: room.minX, y: top + heights[0] + 2, width: room.width, height: heights[1])
    return [text.drawn(in: first), detail.drawn(in: second)]
  }
}

extension UITableViewCell {
  fileprivate var tableInSight: UITableView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
  }

  /// The labels and the image that have something to show and are in no view.
  fileprivate var partsInNoView: (UILabel?, UILabel?, UIImage?) {
    func outside(_ label: UILabel?) -> UILabel? {
      guard let label, label.superview == nil, label.text?.isEmpty == false else { return nil }
      return label
    }
    let image = imageView?.superview == nil ? imageView?.image : nil
    return (outside(textLabel), outside(detailTextLabel), image)
  }
}

/// The content of a row that was made of a configuration, where its labels have no places of their own.
@MainActor
struct ListContentDrawing {
  private let view: UIListContentView
  private let frame: CGRect

  init(_ view: UIListContentView, frame: CGRect) {
    self.view = view
    self.frame = frame
  }

  var element: DrawnElement {
    let hasPlaces = view.subviews.contains { !$0.frame.isEmpty }
    guard !hasPlaces, let content = view.configuration as? UIListContentConfiguration else {
      return DrawnElement(.box, frame: DrawnRect(frame))
    }
    let labels = view.subviews.compactMap { $0 as? UILabel }.filter {
      !$0.isHidden && $0.text?.isEmpty == false
    }
    let room = CGRect(
      x: frame.minX + 20, y: frame.minY, width: max(0, frame.width - 40), height: frame.height)
    let parts = RowContent(
      text: content.text == nil ? nil : labels.first,
      detail: content.secondaryText == nil ? nil : labels.last, image: content.image,
      isSideBySide: content.prefersSideBySideTextAndSecondaryText)
    return DrawnElement(
      .box, frame: DrawnRect(frame), children: parts.elements(in: room, of: view))
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
    return DrawnElement(
      .item, frame: DrawnRect(frame), spoken: spoken(nil, cell.isSelected ? [.selected] : []),
      look: look, state: state)
  }
}

extension UITableViewHeaderFooterView {
  /// The title at the left; one that the app shows in another way is in it.
  func drawn(in frame: CGRect) -> DrawnElement {
    let room = CGRect(
      x: frame.minX + 20, y: frame.minY, width: max(0, frame.width - 40), height: frame.height)
    let label = textLabel.flatMap { $0.superview == nil && $0.text?.isEmpty == false ? $0 : nil }
    let style = DrawnTexts.Style(
      font: .systemFont(ofSize: 13, weight: .semibold), color: .secondaryLabel, lines: 0)
    let text = label?.text ?? ""
    return DrawnElement(
      .heading, frame: DrawnRect(frame),
      spoken: text.isEmpty ? spokenByApp() : spoken(text),
      texts: text.isEmpty ? [] : DrawnTexts(text, style, in: room, of: self).lines())
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
