import Foundation
import RunRecord

/// How the box of a view looks, by its background and its layer.
@MainActor
enum LayerLook {
  /// - Parameter look: What the view's kind looks like, which the view's own attributes change.
  static func look(of view: UIView, over look: DrawnLook?) -> DrawnLook? {
    var look = look ?? DrawnLook()
    if let color = view.backgroundColor { look.fill = color.drawn(in: view) }
    let layer = view.layer
    if let color = layer.backgroundColor { look.fill = color.drawn }
    if layer.cornerRadius > 0 {
      look.cornerRadius = rounded(layer.cornerRadius)
      look.roundCorners = layer.maskedCorners.drawn
    }
    if layer.borderWidth > 0 {
      look.borderWidth = rounded(layer.borderWidth)
      look.border = layer.borderColor?.drawn ?? DrawnColor(light: 0x0000_00FF, dark: 0x0000_00FF)
    }
    if let gradient = layer as? CAGradientLayer { look.gradient = self.gradient(gradient) }
    if layer.shadowOpacity > 0 { look.shadow = shadow(layer) }
    if view.clipsToBounds, !(view is UIScrollView) { look.clips = true }
    if look.fill?.isClear == true { look.fill = nil }
    look.outline = outline(ofMaskOf: layer, movedBy: view.frameOnScreen.origin)
    return look.isPlain ? nil : look
  }

  /// The layers that the app has put into the view's own.
  static func elements(of view: UIView, frame: CGRect) -> [DrawnElement] {
    (view.layer.sublayers ?? []).filter { !$0.isHidden && $0.opacity > 0 }.prefix(50)
      .map { element(of: $0, in: frame) }
  }

  private static func element(of layer: CALayer, in frame: CGRect) -> DrawnElement {
    let place = layer.frame.isEmpty ? CGRect(origin: .zero, size: frame.size) : layer.frame
    let box = place.offsetBy(dx: frame.minX, dy: frame.minY)
    var look = DrawnLook(fill: layer.backgroundColor?.drawn)
    if layer.cornerRadius > 0 { look.cornerRadius = rounded(layer.cornerRadius) }
    if layer.borderWidth > 0 {
      look.border = layer.borderColor?.drawn
      look.borderWidth = rounded(layer.borderWidth)
    }
    if let gradient = layer as? CAGradientLayer { look.gradient = self.gradient(gradient) }
    if layer.opacity < 1 { look.opacity = Double(layer.opacity) }
    look.outline = outline(ofMaskOf: layer, movedBy: box.origin)
    var element = DrawnElement(.box, frame: DrawnRect(box), look: look)
    if let text = layer as? CATextLayer { element.texts = text.drawn(in: box) }
    if let shape = layer as? CAShapeLayer, let path = shape.path {
      element.paths = [
        DrawnPath(
          outline: path.outline(movedBy: box.origin), fill: shape.fillColor?.drawn,
          stroke: shape.strokeColor?.drawn,
          strokeWidth: shape.strokeColor == nil ? nil : rounded(shape.lineWidth),
          dash: DashPattern.drawn((shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }))
      ]
    }
    return element
  }

  /// Where something of a layer is seen; nil for everywhere.
  ///
  /// A mask that is neither a filled path nor a box hides nothing here.
  private static func outline(ofMaskOf layer: CALayer, movedBy origin: CGPoint) -> String? {
    guard let mask = layer.mask else { return nil }
    let place = CGPoint(x: origin.x + mask.frame.minX, y: origin.y + mask.frame.minY)
    if let shape = mask as? CAShapeLayer {
      let isFilled = (shape.fillColor?.parts.last ?? 0) > 0
      return isFilled ? shape.path?.outline(movedBy: place) : nil
    }
    guard mask.backgroundColor != nil, !mask.frame.isEmpty else { return nil }
    let size = CGRect(origin: .zero, size: mask.frame.size)
    let path = UIBezierPath(roundedRect: size, cornerRadius: mask.cornerRadius)
    return path.cgPath.outline(movedBy: place)
  }

  private static func gradient(_ layer: CAGradientLayer) -> DrawnLook.Gradient? {
    let colors = (layer.colors ?? []).prefix(16).compactMap { color in
      (color as? CGColor)?.drawn ?? (color as? UIColor)?.cgColor.drawn
    }
    guard colors.count > 1 else { return nil }
    let stops = colors.enumerated().map { index, color in
      let locations = layer.locations ?? []
      let even = Double(index) / Double(colors.count - 1)
      let location = locations.indices.contains(index) ? locations[index].doubleValue : even
      return DrawnLook.Gradient.Stop(location: part(location), color: color)
    }
    let line = [layer.startPoint.x, layer.startPoint.y, layer.endPoint.x, layer.endPoint.y]
    return DrawnLook.Gradient(
      stops: stops, line: line.map { part(Double($0)) }, shape: .init(rawValue: layer.type.rawValue)
    )
  }

  /// A part of a box, of a thousandth, and within what can be seen of one.
  private static func part(_ value: Double) -> Double {
    value.isFinite ? (min(max(value, -100), 100) * 1000).rounded() / 1000 : 0
  }

  private static func shadow(_ layer: CALayer) -> DrawnLook.Shadow {
    let parts =
      (layer.shadowColor?.parts ?? [0, 0, 0, 1]).prefix(3) + [CGFloat(layer.shadowOpacity)]
    return DrawnLook.Shadow(
      color: CGColor(parts: Array(parts)).drawn, x: rounded(layer.shadowOffset.width),
      y: rounded(layer.shadowOffset.height), radius: rounded(layer.shadowRadius))
  }

  private static func rounded(_ value: CGFloat) -> Double {
    value.isFinite ? (Double(value) * 2).rounded() / 2 : 0
  }
}

extension CATextLayer {
  /// The lines of the text, from the upper edge; nil for none.
  @MainActor
  fileprivate func drawn(in frame: CGRect) -> [DrawnText]? {
    let alignments: [CATextLayerAlignmentMode: NSTextAlignment] = [
      .left: .left, .center: .center, .right: .right, .justified: .justified,
    ]
    let font = (self.font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
    let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .white
    let style = DrawnTexts.Style(
      font: font, color: color, alignment: alignments[alignmentMode] ?? .natural,
      lines: isWrapped ? 0 : 1, isAtTop: true)
    let attributed = string as? NSAttributedString
    guard let text = attributed?.string ?? string as? String, !text.isEmpty else { return nil }
    let shown =
      attributed.map { StyledText($0, font: font, color: color) }
      ?? StyledText(text, font: font, color: color)
    return DrawnTexts(shown, style, in: frame, of: nil).lines()
  }
}

extension CACornerMask {
  /// Two corners at one side; nil for all, as which any others are drawn.
  fileprivate var drawn: DrawnLook.Corners? {
    switch self {
    case [.layerMinXMinYCorner, .layerMaxXMinYCorner]: .top
    case [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]: .bottom
    case [.layerMinXMinYCorner, .layerMinXMaxYCorner]: .left
    case [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]: .right
    default: nil
    }
  }
}

extension CGPath {
  /// The path as SVG writes it, moved to a place on the screen.
  fileprivate func outline(movedBy origin: CGPoint) -> String {
    let move = CGAffineTransform(translationX: origin.x, y: origin.y)
    return parts.prefix(500).map { $0.applying(move).svg }.joined(separator: " ")
  }
}

extension PathPart {
  var svg: String {
    switch self {
    case .move(let point): "M " + Self.text(point)
    case .line(let point): "L " + Self.text(point)
    case .curve(let first, let second, let end):
      "C " + [first, second, end].map(Self.text).joined(separator: " ")
    case .quadCurve(let control, let end): "Q " + Self.text(control) + " " + Self.text(end)
    case .close: "Z"
    }
  }

  private static func text(_ point: CGPoint) -> String {
    [point.x, point.y].map { value in
      let half = value.isFinite ? (Double(value) * 2).rounded() / 2 : 0
      return half == half.rounded() ? "\(Int(half))" : "\(half)"
    }.joined(separator: " ")
  }
}
