import Foundation
import RunRecord

extension UITextField {
  func drawn(in frame: CGRect) -> DrawnElement {
    let text = self.text ?? ""
    let isEmpty = text.isEmpty
    let style = DrawnTexts.Style(
      font: font ?? .systemFont(ofSize: 17),
      color: isEmpty ? .placeholderText : isEnabled ? textColor ?? .label : .tertiaryLabel,
      alignment: textAlignment, isSecret: isSecureTextEntry && !isEmpty)
    let place =
      isEmpty
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let room = place.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
    let texts = DrawnTexts(isEmpty ? placeholder ?? "" : text, style, in: room, of: self)
    let caret = DrawnTexts(text, style, in: room, of: self)
    let secret = String(repeating: "•", count: min(text.count, 100))
    return DrawnElement(
      self is UISearchTextField ? .searchField : .textField, frame: DrawnRect(frame),
      spoken: spoken(
        placeholder, value: isEmpty ? nil : isSecureTextEntry ? secret : text,
        (isEditing ? [.editing] : []) + (isEnabled ? [] : [.disabled])),
      look: box, state: editingState(caret), texts: texts.lines(),
      children: showsClearButton ? [clearButton(in: frame)] : [])
  }

  private func clearButton(in frame: CGRect) -> DrawnElement {
    let place = clearButtonRect(forBounds: bounds)
      .offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
    let (x, y) = (Double(place.midX), Double(place.midY))
    let cross = "M \(x - 3) \(y - 3) l 6 6 M \(x + 3) \(y - 3) l -6 6"
    var element = DrawnElement(
      .button, frame: DrawnRect(place), spoken: SpokenElement(label: "Clear text"),
      look: DrawnLook(
        fill: UIColor.systemGray2.drawn(in: self), cornerRadius: Double(place.width / 2)))
    element.paths = [
      DrawnPath(outline: cross, stroke: UIColor.systemBackground.drawn(in: self), strokeWidth: 1.5)
    ]
    return element
  }

  private var box: DrawnLook {
    switch borderStyle {
    case .none: DrawnLook()
    case .roundedRect:
      DrawnLook(
        fill: UIColor.systemBackground.drawn(in: self), border: UIColor.systemGray4.drawn(in: self),
        borderWidth: 1, cornerRadius: 6)
    case .line, .bezel: DrawnLook(border: UIColor.systemGray.drawn(in: self), borderWidth: 1)
    }
  }
}

extension UITextView {
  func drawnText(in frame: CGRect) -> DrawnElement {
    let style = DrawnTexts.Style(
      font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label, alignment: textAlignment,
      lines: 0, isAtTop: true, isSecret: isSecureTextEntry)
    let inset = textContainerInset
    let room = CGRect(
      x: frame.minX + inset.left + 5, y: frame.minY + inset.top - contentOffset.y,
      width: max(0, frame.width - inset.left - inset.right - 10), height: 0)
    let texts = DrawnTexts(text ?? "", style, in: room, of: self)
    var state = editingState(texts)
    state.scroll = scrolled
    return DrawnElement(
      .textArea, frame: DrawnRect(frame),
      spoken: spoken(
        value: (text ?? "").isEmpty ? nil : text, isFirstResponder ? [.editing] : []),
      look: DrawnLook(fill: UIColor.systemBackground.drawn(in: self)), state: state,
      texts: texts.lines(in: frame))
  }
}

extension UITextInput where Self: UIView {
  /// The caret and what is selected, while the text is edited.
  fileprivate func editingState(_ texts: DrawnTexts) -> DrawnState {
    var state = DrawnState()
    guard isFirstResponder, let range = selectedTextRange else { return state }
    let start = offset(from: beginningOfDocument, to: range.start)
    let end = offset(from: beginningOfDocument, to: range.end)
    if start == end {
      state.caret = texts.caret(at: start)
    } else if start < end {
      state.selection = Array(texts.selection(start..<end).prefix(50))
    }
    return state
  }
}

extension UISearchBar {
  /// The field, with the scopes below it where they are shown.
  func drawn(in frame: CGRect) -> DrawnElement {
    let hasScopes = hasScopesInSight
    let height = min(36, frame.height)
    let top = hasScopes ? frame.minY + 8 : frame.midY - height / 2
    let cancel: CGFloat = showsCancelButton ? 76 : 0
    let room = CGRect(
      x: frame.minX + 16, y: top, width: max(0, frame.width - 32 - cancel), height: height)
    var children = [field(in: room)]
    if showsCancelButton {
      children.append(cancelButton(in: CGRect(x: room.maxX, y: top, width: 84, height: height)))
    }
    if hasScopes {
      let place = CGRect(x: room.minX, y: top + height + 8, width: frame.width - 32, height: 32)
      children.append(scopes(in: place))
    }
    return DrawnElement(
      .searchBar, frame: DrawnRect(frame), spoken: spokenByApp(), children: children)
  }

  private func field(in room: CGRect) -> DrawnElement {
    let field = searchTextField
    var element = field.drawn(in: room)
    let text = field.text ?? ""
    let style = DrawnTexts.Style(color: text.isEmpty ? .secondaryLabel : .label)
    let place = CGRect(
      x: room.minX + 32, y: room.minY, width: max(0, room.width - 40), height: room.height)
    let texts = DrawnTexts(
      text.isEmpty ? placeholder ?? "Search" : text, style, in: place, of: self)
    element.texts = texts.lines()
    element.look = DrawnLook(fill: UIColor.tertiarySystemFill.drawn(in: self), cornerRadius: 10)
    element.image = DrawnImage(
      source: .symbol, name: "magnifyingglass",
      frame: DrawnRect(CGRect(x: room.minX + 7, y: room.midY - 10, width: 20, height: 20)),
      color: UIColor.secondaryLabel.drawn(in: self))
    if element.spoken?.label == nil { element.spoken?.label = placeholder ?? "Search" }
    if field.isFirstResponder {
      let caret = DrawnTexts(text, style, in: place, of: self)
      element.state = DrawnState()
      element.state?.caret = caret.caret(at: text.utf16.count)
    }
    // The field of a bar that is in no window is not found by what one would type into.
    return element.named(window == nil ? [] : field.namesForTyping)
  }

  private func cancelButton(in room: CGRect) -> DrawnElement {
    let style = DrawnTexts.Style(color: tintColor ?? .systemBlue, alignment: .center)
    return DrawnElement(
      .button, frame: DrawnRect(room), spoken: SpokenElement(label: "Cancel"),
      texts: DrawnTexts("Cancel", style, in: room, of: self).lines())
  }

  private func scopes(in room: CGRect) -> DrawnElement {
    let titles = Array((scopeButtonTitles ?? []).prefix(8))
    let width = room.width / CGFloat(max(1, titles.count))
    let segments = titles.enumerated().map { index, title in
      let place = CGRect(
        x: room.minX + width * CGFloat(index), y: room.minY, width: width, height: room.height)
      let isSelected = index == selectedScopeButtonIndex
      var state = DrawnState()
      if isSelected { state.isSelected = true }
      let style = DrawnTexts.Style(font: .systemFont(ofSize: 13), alignment: .center)
      return DrawnElement(
        .segment, frame: DrawnRect(place),
        spoken: SpokenElement(label: title, traits: isSelected ? [.selected] : []), state: state,
        texts: DrawnTexts(title, style, in: place, of: self).lines())
    }
    let look = DrawnLook(fill: UIColor.tertiarySystemFill.drawn(in: self), cornerRadius: 8)
    return DrawnElement(
      .segmentedControl, frame: DrawnRect(room), look: look, children: segments)
  }
}

extension UIScrollView {
  func drawnContent(in frame: CGRect) -> DrawnElement {
    var state = DrawnState()
    state.scroll = scrolled
    let role: DrawnElement.Role
    var look = DrawnLook()
    switch self {
    case let table as UITableView:
      role = .table
      let color: UIColor =
        table.style == .plain ? .systemBackground : .systemGroupedBackground
      look.fill = color.drawn(in: self)
    case let collection as UICollectionView:
      role = .collection
      let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout
      let list = layout?.list(ofSection: 0)
      let isGrouped = list?.appearance == .grouped || list?.appearance == .insetGrouped
      let ground: UIColor = isGrouped ? .systemGroupedBackground : .systemBackground
      look.fill = (list?.backgroundColor ?? ground).drawn(in: self)
    default: role = .scrollView
    }
    return DrawnElement(
      role, frame: DrawnRect(frame), spoken: spokenByApp(), look: look, state: state)
  }

  /// How far the content is scrolled, where there is more of it than there is room.
  var scrolled: DrawnRect? {
    let inset = adjustedContentInset
    let offset = CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
    let isLarger =
      contentSize.height + inset.top + inset.bottom > bounds.height + 0.5
      || contentSize.width + inset.left + inset.right > bounds.width + 0.5
    guard isLarger || abs(offset.x) >= 0.5 || abs(offset.y) >= 0.5 else { return nil }
    return DrawnRect(
      x: offset.x, y: offset.y, width: contentSize.width, height: contentSize.height)
  }
}
