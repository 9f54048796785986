import Foundation

/// Makes the constraints of interface files.
@MainActor
enum InterfaceConstraint {
  /// Adds a constraint to a view, if its items exist.
  static func make(_ element: InterfaceElement, in view: UIView, _ scope: InterfaceScope) {
    guard element.name == "constraint",
      let first = element["firstItem"].map({ item($0, in: view, scope) }) ?? view,
      let attribute = element.choice("firstAttribute", attributes)
    else { return }
    let second = element["secondItem"].flatMap { item($0, in: view, scope) }
    if element["secondItem"] != nil, second == nil { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute,
      relatedBy: element.choice("relation", relations) ?? .equal, toItem: second,
      attribute: second == nil
        ? .notAnAttribute : element.choice("secondAttribute", attributes) ?? attribute,
      multiplier: multiplier(element), constant: element.number("constant") ?? 0)
    if let priority = element.float("priority") { constraint.priority = UILayoutPriority(priority) }
    constraint.identifier = element["identifier"]
    view.addConstraint(constraint)
    scope.know(constraint, element)
  }

  private static func item(
    _ id: String, in view: UIView, _ scope: InterfaceScope
  ) -> AnyObject? {
    if let object = scope.object(id) { return object }
    let guide = scope.document.element(id)
    switch guide?.name {
    case "viewLayoutGuide":
      let owner = guide?.parent?.id.flatMap(scope.object) as? UIView
      return guide?["key"] == "safeArea" ? owner?.safeAreaLayoutGuide : owner?.layoutMarginsGuide
    case "viewControllerLayoutGuide":
      return view.coveredEdge(guide?["type"] == "bottom" ? .bottom : .top)
    default: return nil
    }
  }

  /// A number, or a ratio: `16:9`.
  private static func multiplier(_ element: InterfaceElement) -> CGFloat {
    let parts = (element["multiplier"] ?? "1").split { $0 == ":" || $0 == "/" }
      .compactMap { Double($0) }
    guard let first = parts.first else { return 1 }
    return CGFloat(parts.count == 2 ? first / parts[1] : first)
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    "lessThanOrEqual": .lessThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "baseline": .lastBaseline, "bottom": .bottom, "bottomMargin": .bottomMargin,
    "centerX": .centerX, "centerXWithinMargins": .centerXWithinMargins, "centerY": .centerY,
    "centerYWithinMargins": .centerYWithinMargins, "firstBaseline": .firstBaseline,
    "height": .height, "leading": .leading, "leadingMargin": .leadingMargin, "left": .left,
    "leftMargin": .leftMargin, "right": .right, "rightMargin": .rightMargin, "top": .top,
    "topMargin": .topMargin, "trailing": .trailing, "trailingMargin": .trailingMargin,
    "width": .width,
  ]
}
