import KeyedArchive

/// A screen as text: what VoiceOver would read, a line for each thing, indented by what it is in.
package enum ScreenDump {
  package static func text(_ drawing: ScreenDrawing) -> String {
    let size = "screen \(number(drawing.width)) × \(number(drawing.height))"
    let lines = inOrder(drawing.elements).flatMap { Self.lines(of: $0, depth: 1) }
    let rest = drawing.leftOut.map { ["  … and \($0) more"] } ?? []
    return ([size] + (lines.isEmpty ? ["  nothing"] : lines) + rest).joined(separator: "\n")
  }

  /// The line of an element, and those of what is in it.
  private static func lines(of element: DrawnElement, depth: Int) -> [String] {
    let own = line(of: element)
    let parts = inOrder(element.children ?? [])
    let isList = element.role == .table || element.role == .collection
    // Cells and headings are in a list in the order in which they were made.
    let sorted =
      isList ? parts.sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) } : parts
    let children = sorted.flatMap {
      lines(of: $0, depth: own == nil ? depth : depth + 1)
    }
    guard let own else { return children }
    // A container in which there is nothing to read says that it is there.
    return [String(repeating: "  ", count: depth) + own] + children
  }

  /// What is read, in its order: of what is behind a sheet or a message nothing, and of the rest the navigation bar first,
  /// though it is drawn above the others.
  private static func inOrder(_ elements: [DrawnElement]) -> [DrawnElement] {
    let reachable =
      elements.lastIndex { $0.role == .dimming }.map { elements[$0...] } ?? elements[...]
    return reachable.filter { $0.role == .navigationBar }
      + reachable.filter { $0.role != .navigationBar }
  }

  private static func line(of element: DrawnElement) -> String? {
    switch element.role {
    case .keyboard: return element.role.rawValue
    case .box, .dimming:
      guard let spoken = element.spoken else { return nil }
      return words(element, spoken)
    case .unknown:
      let name = element.spoken?.label ?? element.className
      return ([element.role.rawValue] + (name.map { [quoted($0)] } ?? [])).joined(separator: " ")
    case .scrollView, .table, .collection, .navigationBar, .toolbar, .tabBar, .searchBar, .alert,
      .actionSheet, .menu, .webPage, .segmentedControl, .picker:
      return words(element, element.spoken ?? SpokenElement(label: nil))
    default:
      guard let spoken = element.spoken else { return nil }
      return words(element, spoken)
    }
  }

  private static func words(_ element: DrawnElement, _ spoken: SpokenElement) -> String {
    let isHeading = spoken.traits.contains(.heading) && element.role == .text
    let role = isHeading ? DrawnElement.Role.heading.rawValue : element.role.rawValue
    let label = spoken.label.map { " " + quoted($0) } ?? ""
    let rest =
      [spoken.value.map { "value " + quoted($0) }].compactMap { $0 }
      + spoken.traits.filter { $0 != .heading }.map(\.rawValue)
      + [scrolled(element)].compactMap { $0 }
    return ([role + label] + rest).joined(separator: ", ")
  }

  /// How far the content is scrolled from where it begins.
  private static func scrolled(_ element: DrawnElement) -> String? {
    guard let scroll = element.state?.scroll else { return nil }
    let ways = [
      scroll.y > 0 ? "down \(number(scroll.y))" : nil,
      scroll.x > 0 ? "right \(number(scroll.x))" : nil,
    ].compactMap { $0 }
    return ways.isEmpty ? nil : "scrolled " + ways.joined(separator: " and ")
  }

  private static func quoted(_ text: String) -> String {
    OneLineText.quoted(text)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
