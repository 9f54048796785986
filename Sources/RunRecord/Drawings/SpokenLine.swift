/// What VoiceOver would read of one thing on a screen, before it is put into words.
package struct SpokenLine: Hashable, Sendable {
  package var role: DrawnElement.Role
  package var label: String?
  package var value: String?
  package var traits: [SpokenElement.Trait] = []

  /// How far the content is scrolled from where it begins, in points.
  package var scrolledDown = 0.0
  package var scrolledRight = 0.0

  /// In how many other things that are read it is.
  package var depth = 0

  /// The lines of a screen in the order in which they are read.
  package static func lines(of drawing: ScreenDrawing) -> [SpokenLine] {
    inOrder(drawing.elements).flatMap { lines(of: $0, depth: 0) }
  }

  package init(role: DrawnElement.Role) {
    self.role = role
  }

  /// The line of an element; nil for what is passed over.
  package init?(_ element: DrawnElement) {
    role = element.role
    switch element.role {
    case .keyboard: return
    case .box, .dimming:
      guard let spoken = element.spoken else { return nil }
      read(spoken, element)
    case .unknown:
      label = element.spoken?.label ?? element.className
    case .scrollView, .table, .collection, .navigationBar, .toolbar, .tabBar, .searchBar, .alert,
      .actionSheet, .menu, .webPage, .segmentedControl, .picker:
      read(element.spoken ?? SpokenElement(label: nil), element)
    default:
      guard let spoken = element.spoken else { return nil }
      read(spoken, element)
    }
  }

  private mutating func read(_ spoken: SpokenElement, _ element: DrawnElement) {
    if spoken.traits.contains(.heading), role == .text { role = .heading }
    label = spoken.label
    value = spoken.value
    traits = spoken.traits.filter { $0 != .heading }
    scrolledDown = max(0, element.state?.scroll?.y ?? 0)
    scrolledRight = max(0, element.state?.scroll?.x ?? 0)
  }

  /// The line of an element, and those of what is in it.
  private static func lines(of element: DrawnElement, depth: Int) -> [SpokenLine] {
    var own = SpokenLine(element)
    own?.depth = depth
    let parts = inOrder(element.children ?? [])
    let isList = element.role == .table || element.role == .collection
    // Cells and headings are in a list in the order in which they were made.
    let sorted =
      isList ? parts.sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) } : parts
    let children = sorted.flatMap { lines(of: $0, depth: own == nil ? depth : depth + 1) }
    // A container in which there is nothing to read says that it is there.
    return (own.map { [$0] } ?? []) + children
  }

  /// What is read, in its order: of what is behind a sheet or a message nothing, and of the rest the navigation bar first,
  /// though it is drawn above the others.
  private static func inOrder(_ elements: [DrawnElement]) -> [DrawnElement] {
    let reachable =
      elements.lastIndex { $0.role == .dimming }.map { elements[$0...] } ?? elements[...]
    return reachable.filter { $0.role == .navigationBar }
      + reachable.filter { $0.role != .navigationBar }
  }
}
