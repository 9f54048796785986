import Foundation

extension ClassAttributes {
  static func take(_ element: InterfaceElement, of table: UITableView, _ scope: InterfaceScope) {
    for (attribute, path) in heights {
      // A negative height is an automatic one.
      if let height = element.number(attribute) {
        table[keyPath: path] = height < 0 ? UITableView.automaticDimension : height
      }
    }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    switch element["selectionStyle"] {
    case "none": table.allowsSelection = false
    default: break
    }
    if let allows = element.bool("allowsSelection") { table.allowsSelection = allows }
    if let allows = element.bool("allowsMultipleSelection") {
      table.allowsMultipleSelection = allows
    }
    if let allows = element.bool("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = allows
    }
    if let allows = element.bool("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = allows
    }
    for cell in element.content(of: "prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.cellPool.sources[identifier] = .prototype(InterfacePrototype(cell, in: scope))
    }
    if let header = element.value("tableHeaderView") {
      table.tableHeaderView = scope.makeView(header)
    }
    if let footer = element.value("tableFooterView") {
      table.tableFooterView = scope.makeView(footer)
    }
    if element.child("sections") != nil { table.staticRows = StaticRows(element, in: scope) }
  }

  private static let heights: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
    ("rowHeight", \.rowHeight), ("estimatedRowHeight", \.estimatedRowHeight),
    ("sectionHeaderHeight", \.sectionHeaderHeight), ("sectionFooterHeight", \.sectionFooterHeight),
  ]

  static func take(_ element: InterfaceElement, of cell: UITableViewCell, _ scope: InterfaceScope) {
    if let type = element.choice("accessoryType", accessoryTypes) { cell.accessoryType = type }
    if let type = element.choice("editingAccessoryType", accessoryTypes) {
      cell.editingAccessoryType = type
    }
    if let style = element.choice("selectionStyle", selectionStyles) { cell.selectionStyle = style }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    guard let content = element.value("contentView") else { return }
    scope.know(cell.contentView, content)
    cell.contentView.takeAttributes(withoutSubviews: content, scope)
    for child in content.content(of: "subviews") {
      take(child, in: cell, element: element, scope: scope)
    }
    for constraint in content.content(of: "constraints") {
      InterfaceConstraint.make(constraint, in: cell.contentView, scope)
    }
  }

  /// A label or image of a cell's style is the cell's own; other views are added.
  private static func take(
    _ child: InterfaceElement, in cell: UITableViewCell, element: InterfaceElement,
    scope: InterfaceScope
  ) {
    let own: UIView? =
      switch child.id {
      case nil: nil
      case element["textLabel"]: cell.textLabel
      case element["detailTextLabel"]: cell.detailTextLabel
      case element["imageView"]: cell.imageView
      default: nil
      }
    guard let own else { return cell.contentView.addSubview(scope.makeView(child)) }
    scope.know(own, child)
    own.takeAttributes(child, scope)
  }

  static func take(
    _ element: InterfaceElement, of collection: UICollectionView, _ scope: InterfaceScope
  ) {
    if let allows = element.bool("allowsSelection") { collection.allowsSelection = allows }
    if let allows = element.bool("allowsMultipleSelection") {
      collection.allowsMultipleSelection = allows
    }
    for cell in element.content(of: "cells") {
      collection.register(cell, kind: UICollectionView.cellKind, scope: scope)
    }
    for (key, kind) in supplementaryKinds {
      if let view = element.value(key) { collection.register(view, kind: kind, scope: scope) }
    }
  }

  private static let supplementaryKinds = [
    ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
    ("sectionFooterView", UICollectionView.elementKindSectionFooter),
  ]

  /// The layout of a collection that a coder is about, which outlets can lead to; a flow without one in the file.
  static func layout(_ coder: NSCoder) -> UICollectionViewLayout {
    guard let coder = coder as? InterfaceCoder,
      let element = coder.element.value("collectionViewLayout")
    else { return UICollectionViewFlowLayout() }
    let standard =
      element.name == "collectionViewLayout"
      ? UICollectionViewLayout.self : UICollectionViewFlowLayout.self
    let type = InterfaceClasses.type(of: element, else: standard) as? UICollectionViewLayout.Type
    let layout =
      type?.init(coder: InterfaceCoder(element, coder.scope)) ?? UICollectionViewFlowLayout()
    coder.scope.register(layout, element)
    if let flow = layout as? UICollectionViewFlowLayout { set(element, on: flow) }
    return layout
  }

  private static func set(_ element: InterfaceElement, on layout: UICollectionViewFlowLayout) {
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let value = element.number("minimumLineSpacing") { layout.minimumLineSpacing = value }
    if let value = element.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = value
    }
    if let size = element.size("itemSize") { layout.itemSize = size }
    if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let insets = element.insets("sectionInset") { layout.sectionInset = insets }
  }
}

extension UICollectionView {
  fileprivate func register(_ element: InterfaceElement, kind: String, scope: InterfaceScope) {
    guard let identifier = element["reuseIdentifier"] else { return }
    pools[kind, default: ReusePool()].sources[identifier] =
      .prototype(InterfacePrototype(element, in: scope))
  }
}
