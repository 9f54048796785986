import RunRecord

/// How controls look, in a style of their own.
enum ControlShapes {
  /// - Parameter corner: The radius of the screen's corners, which round the keyboard below them.
  static func nodes(of element: DrawnElement, corner: Double = 0) -> [HTMLNode] {
    let frame = element.frame
    let state = element.state ?? DrawnState()
    guard !frame.isEmpty else { return [] }
    switch element.role {
    case .toggle: return toggle(in: frame, state)
    case .slider: return slider(in: frame, state)
    case .stepper: return stepper(in: frame, state)
    case .progress: return progress(in: frame, state)
    case .activity: return [activity(in: frame)]
    case .pageControl: return dots(in: frame, state)
    case .segment: return state.isSelected == true ? [segment(in: frame, state)] : []
    case .keyboard: return keyboard(in: frame, corner: corner)
    case .unknown: return unknown(element)
    default: return []
    }
  }

  // MARK: What is above or below the texts

  /// What is at the end of a row and below it, and how far a view is scrolled.
  static func atEnd(of element: DrawnElement) -> [HTMLNode] {
    guard let state = element.state else { return [] }
    let frame = element.frame
    var nodes: [HTMLNode] = []
    if let accessory = state.accessory {
      nodes += self.accessory(accessory, in: frame, besidesHandle: state.isMovable == true)
    }
    if let control = state.editControl {
      nodes += editControl(control, in: frame, isSelected: state.isSelected == true)
    }
    if state.isMovable == true { nodes.append(handle(in: frame)) }
    if let left = state.separator {
      nodes.append(
        .element(
          "path",
          [
            "class": "hair",
            "d": "M\(ShapeText.number(left)) \(ShapeText.number(frame.maxY - 0.5))H"
              + ShapeText.number(frame.maxX),
          ]))
    }
    if let scroll = state.scroll, scroll.height > frame.height, frame.height > 60 {
      let share = frame.height / scroll.height
      let y = frame.y + min(max(scroll.y / scroll.height, 0), 1 - share) * frame.height
      nodes.append(
        .element(
          "rect",
          ShapeText.rect(
            DrawnRect(x: frame.maxX - 5, y: y + 2, width: 3, height: share * frame.height - 4),
            radius: 1.5
          ).with("class", "k3")))
    }
    return nodes
  }

  static func selection(of element: DrawnElement) -> [HTMLNode] {
    (element.state?.selection ?? []).map {
      .element("rect", ShapeText.rect($0).with("class", "kt").with("opacity", "0.25"))
    }
  }

  static func caret(of element: DrawnElement) -> [HTMLNode] {
    guard let caret = element.state?.caret else { return [] }
    return [.element("rect", ShapeText.rect(caret, radius: 1).with("class", "kt"))]
  }

  // MARK: Controls

  private static func toggle(in frame: DrawnRect, _ state: DrawnState) -> [HTMLNode] {
    let isOn = state.isOn == true
    let box = DrawnRect(x: frame.x, y: frame.y + (frame.height - 31) / 2, width: 51, height: 31)
    let on = state.tint ?? DrawnColor(light: 0x34C7_59FF, dark: 0x30D1_58FF)
    let off = DrawnColor(light: 0xE9E9_EBFF, dark: 0x3939_3DFF)
    return [
      ScreenColors.filled(
        "rect", attributes: ShapeText.rect(box, radius: 15.5), color: isOn ? on : off),
      circle(
        x: box.x + (isOn ? 35.5 : 15.5), y: box.y + 15.5, radius: 13.5, "kw", state.thumb),
    ]
  }

  private static func slider(in frame: DrawnRect, _ state: DrawnState) -> [HTMLNode] {
    let middle = frame.y + frame.height / 2
    let x = frame.x + 14 + (frame.width - 28) * min(max(state.fraction ?? 0, 0), 1)
    let tint = state.tint ?? DrawnColor(light: 0x007A_FFFF, dark: 0x0A84_FFFF)
    return [
      bar(from: frame.x, to: frame.maxX, at: middle, "kf", state.track),
      ScreenColors.filled(
        "rect",
        attributes: ShapeText.rect(
          DrawnRect(x: frame.x, y: middle - 2, width: x - frame.x, height: 4), radius: 2),
        color: tint),
      circle(x: x, y: middle, radius: 13, "kw thumb", state.thumb),
    ]
  }

  private static func progress(in frame: DrawnRect, _ state: DrawnState) -> [HTMLNode] {
    let middle = frame.y + frame.height / 2
    let width = frame.width * min(max(state.fraction ?? 0, 0), 1)
    let tint = state.tint ?? DrawnColor(light: 0x007A_FFFF, dark: 0x0A84_FFFF)
    return [
      bar(from: frame.x, to: frame.maxX, at: middle, "kf", state.track),
      ScreenColors.filled(
        "rect",
        attributes: ShapeText.rect(
          DrawnRect(x: frame.x, y: middle - 2, width: width, height: 4), radius: 2),
        color: tint),
    ]
  }

  private static func stepper(in frame: DrawnRect, _ state: DrawnState) -> [HTMLNode] {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let (left, right) = (frame.x + frame.width / 4, frame.x + frame.width * 3 / 4)
    let minus = "M\(n(left - 7)) \(n(y))h14"
    let plus = "M\(n(right - 7)) \(n(y))h14M\(n(right)) \(n(y - 7))v14"
    let line = "M\(n(x)) \(n(y - 8))v16"
    let (soft, strong) =
      switch state.fraction {
      case 0: (minus, line + plus)
      case 1: (plus, minus + line)
      default: ("", minus + line + plus)
      }
    return [.element("rect", ShapeText.rect(frame, radius: 8).with("class", "kf"))]
      + (soft.isEmpty ? [] : [.element("path", ["class": "line soft", "d": soft])])
      + [.element("path", ["class": "line", "d": strong])]
  }

  private static func activity(in frame: DrawnRect) -> HTMLNode {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let radius = max(2, min(frame.width, frame.height) / 2 - 2)
    return .element(
      "circle",
      ["cx": n(x), "cy": n(y), "r": n(radius), "class": "wheel"])
  }

  private static func dots(in frame: DrawnRect, _ state: DrawnState) -> [HTMLNode] {
    let count = min(max(state.count ?? 0, 0), 100)
    let start = frame.x + frame.width / 2 - Double(count - 1) * 8
    return (0..<count).map { index in
      circle(
        x: start + Double(index) * 16, y: frame.y + frame.height / 2, radius: 3.5,
        index == state.index ? "k" : "k3", index == state.index ? state.thumb : state.track)
    }
  }

  private static func segment(in frame: DrawnRect, _ state: DrawnState) -> HTMLNode {
    let box = DrawnRect(
      x: frame.x + 2, y: frame.y + 2, width: frame.width - 4, height: frame.height - 4)
    let shape = ShapeText.rect(box, radius: 7)
    return colored("rect", attributes: shape, name: "kp", color: state.thumb)
  }

  // MARK: Accessories

  private static func accessory(
    _ accessory: DrawnState.Accessory, in frame: DrawnRect, besidesHandle: Bool
  ) -> [HTMLNode] {
    let y = frame.y + frame.height / 2
    let x = frame.maxX - (besidesHandle ? 64 : 26)
    switch accessory {
    case .disclosure: return [chevron(x: x + 4, y: y)]
    case .detail: return [detail(x: x, y: y)]
    case .detailDisclosure: return [detail(x: x - 22, y: y), chevron(x: x + 4, y: y)]
    case .checkmark:
      return [
        .element("path", ["class": "line kt", "d": "M\(n(x - 6)) \(n(y))l5 5 9-11"])
      ]
    }
  }

  /// The sign at the beginning of a row that is edited.
  private static func editControl(
    _ control: DrawnState.EditControl, in frame: DrawnRect, isSelected: Bool
  ) -> [HTMLNode] {
    let (x, y) = (frame.x + 24, frame.y + frame.height / 2)
    let minus = "M\(n(x - 6)) \(n(y))h12"
    switch control {
    case .delete:
      return [
        circle(x: x, y: y, radius: 11, "kr"),
        .element("path", ["class": "line white", "d": minus]),
      ]
    case .insert:
      let green = DrawnColor(light: 0x34C7_59FF, dark: 0x30D1_58FF)
      return [
        circle(x: x, y: y, radius: 11, "", green),
        .element("path", ["class": "line white", "d": "\(minus)M\(n(x)) \(n(y - 6))v12"]),
      ]
    case .select where isSelected:
      return [
        circle(x: x, y: y, radius: 11, "kt"),
        .element("path", ["class": "line white", "d": "M\(n(x - 5)) \(n(y))l4 4 6-8"]),
      ]
    case .select:
      return [
        .element(
          "circle", ["class": "line soft", "cx": n(x), "cy": n(y), "r": "10.5"])
      ]
    }
  }

  /// The three lines by which a row is moved.
  private static func handle(in frame: DrawnRect) -> HTMLNode {
    let (x, y) = (frame.maxX - 26, frame.y + frame.height / 2)
    return .element(
      "path",
      [
        "class": "line soft",
        "d": "M\(n(x - 9)) \(n(y - 6))h18M\(n(x - 9)) \(n(y))h18M\(n(x - 9)) \(n(y + 6))h18",
      ])
  }

  private static func chevron(x: Double, y: Double) -> HTMLNode {
    .element("path", ["class": "line soft", "d": "M\(n(x)) \(n(y - 6))l6 6-6 6"])
  }

  private static func detail(x: Double, y: Double) -> HTMLNode {
    .element(
      "path",
      [
        "class": "line kt",
        "d": "M\(n(x - 10)) \(n(y))a10 10 0 1 0 20 0 10 10 0 1 0-20 0M\(n(x)) \(n(y - 1))v6"
          + "M\(n(x)) \(n(y - 5))v.5",
      ])
  }

  // MARK: What has no look of its own

  /// Rows of keys, without letters, at the bottom of the screen.
  private static func keyboard(in frame: DrawnRect, corner: Double) -> [HTMLNode] {
    let rows = 4.0
    let height = min(54, (frame.height - 40) / rows)
    let key = (frame.width - 6) / 10
    let lines = (0..<Int(rows)).map { row in
      "M\(n(frame.x + 6)) \(n(frame.y + 30 + height * (Double(row) + 0.5)))H\(n(frame.maxX))"
    }
    return [
      .element(
        "path", ["class": "kg4", "d": ShapeText.path(frame, radius: corner, corners: .bottom)]),
      .element(
        "path",
        [
          "class": "keys", "d": lines.joined(), "stroke-width": n(height - 10),
          "stroke-dasharray": "\(n(key - 6)) 6",
        ]),
    ]
  }

  /// A box with stripes and the name of the class: what is in it is not known.
  private static func unknown(_ element: DrawnElement) -> [HTMLNode] {
    let frame = element.frame
    let step = max(12, (frame.width + frame.height) / 60)
    let lines = stride(from: step, to: frame.width + frame.height, by: step).map { distance in
      let (x1, y1) = (min(distance, frame.width), max(0, distance - frame.width))
      let (x2, y2) = (max(0, distance - frame.height), min(distance, frame.height))
      return "M\(n(frame.x + x1)) \(n(frame.y + y1))L\(n(frame.x + x2)) \(n(frame.y + y2))"
    }
    let name = element.className.map { name -> [HTMLNode] in
      [
        .element(
          "text",
          [
            "x": n(frame.x + frame.width / 2), "y": n(frame.y + frame.height / 2 + 5),
            "text-anchor": "middle", "font-size": "13", "class": "k2",
          ], text: String(name.prefix(40)))
      ]
    }
    return [.element("path", ["class": "hatch", "d": lines.joined()])] + (name ?? [])
  }

  private static func bar(
    from x: Double, to end: Double, at y: Double, _ name: String, _ color: DrawnColor?
  ) -> HTMLNode {
    let shape = ShapeText.rect(DrawnRect(x: x, y: y - 2, width: end - x, height: 4), radius: 2)
    return colored("rect", attributes: shape, name: name, color: color)
  }

  private static func circle(
    x: Double, y: Double, radius: Double, _ name: String, _ color: DrawnColor? = nil
  ) -> HTMLNode {
    colored(
      "circle", attributes: ["cx": n(x), "cy": n(y), "r": n(radius)], name: name, color: color)
  }

  /// A shape in the app's color, or with the class of the usual one.
  private static func colored(
    _ shape: String, attributes: HTMLAttributes, name: String, color: DrawnColor?
  ) -> HTMLNode {
    color.map { ScreenColors.filled(shape, attributes: attributes, color: $0) }
      ?? .element(shape, attributes.with("class", name))
  }

  private static func n(_ value: Double) -> String { ShapeText.number(value) }
}
