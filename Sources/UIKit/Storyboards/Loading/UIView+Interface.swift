import Foundation

extension UIView {
  /// Takes over what an interface file says of the view, with the views in it; called from
  /// `init(coder:)`.
  func take(_ coder: InterfaceCoder) {
    let (element, scope) = (coder.element, coder.scope)
    scope.register(self, element)
    takeAttributes(element, scope)
  }

  func takeAttributes(_ element: InterfaceElement, _ scope: InterfaceScope) {
    takeBasics(element, scope.document)
    ClassAttributes.take(element, of: self, scope)
    for child in element.content(of: "subviews") { addSubview(scope.makeView(child)) }
    if let stack = self as? UIStackView {
      for view in subviews { stack.addArrangedSubview(view) }
    }
    for child in element.content(of: "constraints") {
      InterfaceConstraint.make(child, in: self, scope)
    }
  }

  /// As above, for a view whose subviews are a cell's matter.
  func takeAttributes(withoutSubviews element: InterfaceElement, _ scope: InterfaceScope) {
    takeBasics(element, scope.document)
  }

  private func takeBasics(_ element: InterfaceElement, _ document: InterfaceDocument) {
    if let frame = element.rect("frame") { self.frame = frame }
    if let mask = element.value("autoresizingMask") { autoresizingMask = Self.mask(mask) }
    // Xcode makes constraints of a fixed frame, as a mask does.
    if let translates = element.bool("translatesAutoresizingMaskIntoConstraints"),
      element.bool("fixedFrame") != true
    {
      translatesAutoresizingMaskIntoConstraints = translates
    }
    restorationIdentifier = element["restorationIdentifier"]
    if let tag = element.integer("tag") { self.tag = tag }
    if let isHidden = element.bool("hidden") { self.isHidden = isHidden }
    if let alpha = element.number("alpha") { self.alpha = alpha }
    if let isOpaque = element.bool("opaque") { self.isOpaque = isOpaque }
    if let clips = element.bool("clipsSubviews") { clipsToBounds = clips }
    if let takesTouches = element.bool("userInteractionEnabled") {
      isUserInteractionEnabled = takesTouches
    }
    if let isMultiple = element.bool("multipleTouchEnabled") { isMultipleTouchEnabled = isMultiple }
    if let mode = element.choice("contentMode", Self.contentModes) { contentMode = mode }
    if let color = element.color("backgroundColor", in: document) { backgroundColor = color }
    if let color = element.color("tintColor", in: document) { tintColor = color }
    takeAccessibility(element.value("accessibilityConfiguration") ?? element.child("accessibility"))
    takePriorities(element)
  }

  private func takeAccessibility(_ element: InterfaceElement?) {
    guard let element else { return }
    accessibilityIdentifier = element["identifier"]
    accessibilityLabel = element["label"]
    accessibilityHint = element["hint"]
  }

  private func takePriorities(_ element: InterfaceElement) {
    if let value = element.float("horizontalHuggingPriority") {
      setContentHuggingPriority(UILayoutPriority(value), for: .horizontal)
    }
    if let value = element.float("verticalHuggingPriority") {
      setContentHuggingPriority(UILayoutPriority(value), for: .vertical)
    }
    if let value = element.float("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority(UILayoutPriority(value), for: .horizontal)
    }
    if let value = element.float("verticalCompressionResistancePriority") {
      setContentCompressionResistancePriority(UILayoutPriority(value), for: .vertical)
    }
  }

  private static func mask(_ element: InterfaceElement) -> AutoresizingMask {
    let all: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
    ]
    return all.reduce(into: []) { mask, entry in
      if element.bool(entry.0) == true { mask.formUnion(entry.1) }
    }
  }

  private static let contentModes: [String: ContentMode] = [
    "bottom": .bottom, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight, "center": .center,
    "left": .left, "redraw": .redraw, "right": .right, "scaleAspectFill": .scaleAspectFill,
    "scaleAspectFit": .scaleAspectFit, "scaleToFill": .scaleToFill, "top": .top,
    "topLeft": .topLeft, "topRight": .topRight,
  ]
}
