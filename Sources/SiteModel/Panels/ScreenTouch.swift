import KeyedArchive
package import RunRecord

/// Something on a screen that the user can touch, and the statement of a launch that does so.
package struct ScreenTouch: Hashable, Sendable {
  /// Why no statement can be written for a touch.
  package enum Obstacle: Hashable, Sendable {
    /// Nothing that the driver could look for.
    case noName
    /// The driver would not know which of them is meant.
    case severalOfThatName(String)
    /// It takes no touches.
    case disabled
    /// The driver asks for the object itself, as this statement does.
    case needsTheObject(code: String)
  }

  package enum Content: Hashable, Sendable {
    /// A statement of Swift.
    case statement(String)
    case obstacle(Obstacle)
  }

  /// What of it can be seen.
  package var frame: DrawnRect
  package var spoken: SpokenLine
  package var content: Content

  /// The placeholder in a statement for what the user would type.
  package static let typed = "text"

  /// What can be touched on a screen, from the back to the front.
  package static func all(on drawing: ScreenDrawing) -> [ScreenTouch] {
    var finder = TouchFinder(drawing)
    return finder.touches()
  }
}

/// Looks for what can be touched, as the driver of launches does: in front of all others alone.
private struct TouchFinder {
  private struct Found {
    var element: DrawnElement
    var frame: DrawnRect

    /// The message that it is a button of; nil for what is in no message.
    var message: DrawnElement?
  }

  private let drawing: ScreenDrawing
  private let covered: Set<Int>
  private var found: [Found] = []
  private var count = 0

  init(_ drawing: ScreenDrawing) {
    self.drawing = drawing
    covered = CoveredElements(of: drawing).places
  }

  mutating func touches() -> [ScreenTouch] {
    // Of an open menu nothing but its actions can be touched.
    let menu = drawing.elements.last { $0.role == .menu }
    visit(drawing.elements, clip: drawing.room, message: nil)
    if let menu {
      let actions = menu.children ?? []
      found = found.filter { actions.contains($0.element) }
    }
    return found.map(touch)
  }

  private mutating func visit(
    _ elements: [DrawnElement], clip: DrawnRect, message: DrawnElement?
  ) {
    let dimming = elements.lastIndex { $0.role == .dimming }
    for (index, element) in elements.enumerated() {
      let place = count
      count += 1
      // What is behind a sheet is out of reach, but it is counted.
      if dimming.map({ index < $0 }) == true {
        count += element.all.count - 1
        continue
      }
      let visible = element.frame.intersection(clip)
      if element.role == .dimming {
        pullDown(element, below: elements.dropFirst(index + 1).first)
      } else if !covered.contains(place), visible.width >= 4, visible.height >= 4,
        element.isTouched
      {
        found.append(Found(element: element, frame: visible, message: message))
      }
      let isMessage = element.role == .alert || element.role == .actionSheet
      visit(
        element.children ?? [], clip: element.cutsOff ? visible : clip,
        message: isMessage ? element : message)
    }
  }

  /// The strip above a sheet: what is behind it cannot be touched, but the sheet goes.
  private mutating func pullDown(_ dimming: DrawnElement, below sheet: DrawnElement?) {
    guard let sheet, sheet.role != .alert, sheet.role != .actionSheet, sheet.frame.y >= 12 else {
      return
    }
    let frame = DrawnRect(
      x: dimming.frame.x, y: dimming.frame.y, width: dimming.frame.width, height: sheet.frame.y)
    found.append(Found(element: dimming, frame: frame))
  }

  private func touch(_ found: Found) -> ScreenTouch {
    let element = found.element
    let spoken = SpokenLine(element) ?? SpokenLine(role: element.role)
    return ScreenTouch(frame: found.frame, spoken: spoken, content: content(of: found))
  }

  private func content(of found: Found) -> ScreenTouch.Content {
    let element = found.element
    if element.role == .dimming { return .statement("app.pullDownSheet()") }
    if let code = element.role.statementWithObject {
      return .obstacle(.needsTheObject(code: code))
    }
    if element.spoken?.traits.contains(.disabled) == true { return .obstacle(.disabled) }
    let names = element.touchNames
    guard let name = names.first else { return .obstacle(.noName) }
    guard let own = names.first(where: { self.count(of: $0, like: element) == 1 }) else {
      let isOnlyTab = found.element.role == .tab && self.count(of: name, in: .tab) == 1
      return isOnlyTab
        ? .statement("app.tapTab(\(OneLineText.quoted(name)))")
        : .obstacle(.severalOfThatName(name))
    }
    return .statement(statement(for: found, named: OneLineText.quoted(own)))
  }

  private func statement(for found: Found, named name: String) -> String {
    if found.element.role.isTypedInto { return "app.type(\"\(ScreenTouch.typed)\", into: \(name))" }
    guard let message = found.message else { return "app.tap(\(name))" }
    let fields = (message.children ?? []).count { $0.role == .textField }
    let texts = Array(repeating: "\"\(ScreenTouch.typed)\"", count: fields)
    return "app.answerAlert(\(name)"
      + (texts.isEmpty ? "" : ", entering: " + texts.joined(separator: ", ")) + ")"
  }

  /// How many things of that kind have a name.
  private func count(of name: String, like element: DrawnElement) -> Int {
    found.count {
      $0.element.role.isTypedInto == element.role.isTypedInto
        && $0.element.touchNames.contains(name)
    }
  }

  private func count(of name: String, in role: DrawnElement.Role) -> Int {
    found.count { $0.element.role == role && $0.element.touchNames.contains(name) }
  }
}

extension DrawnElement {
  /// The names by which a statement finds the element.
  fileprivate var touchNames: [String] { names ?? spoken?.label.map { [$0] } ?? [] }

  fileprivate var isTouched: Bool {
    switch role {
    case .button, .tab, .segment, .row, .item, .toggle: true
    default: role.isTypedInto || role.statementWithObject != nil
    }
  }

  fileprivate var cutsOff: Bool {
    switch role {
    case .scrollView, .table, .collection, .textArea, .picker: true
    default: look?.clips == true
    }
  }
}

extension DrawnElement.Role {
  fileprivate var isTypedInto: Bool {
    self == .textField || self == .searchField || self == .textArea
  }

  /// The statement for a control that has no name of its own in a launch.
  fileprivate var statementWithObject: String? {
    switch self {
    case .slider: "app.move(slider, to: 0.5)"
    case .stepper: "app.step(stepper)"
    case .wheel: "app.select(1, of: picker)"
    default: nil
    }
  }
}
