/// The elements of a screen of which nothing is seen, because something in front of them hides them.
package struct CoveredElements {
  /// Their places among all elements.
  package private(set) var places: Set<Int> = []

  private var seen: [(place: Int, frame: DrawnRect)] = []
  private var count = 0

  package init(of screen: ScreenDrawing) {
    for element in screen.elements { visit(element, above: []) }
  }

  /// From the back to the front; what an element is in stays seen around it.
  private mutating func visit(_ element: DrawnElement, above ancestors: Set<Int>) {
    let place = count
    count += 1
    if element.isOpaque {
      let hidden = seen.filter { !ancestors.contains($0.place) && element.frame.contains($0.frame) }
      places.formUnion(hidden.map(\.place))
      seen.removeAll { places.contains($0.place) }
    }
    if !element.frame.isEmpty { seen.append((place, element.frame)) }
    for child in element.children ?? [] { visit(child, above: ancestors.union([place])) }
  }
}

extension DrawnElement {
  /// Whether nothing behind the element is seen.
  var isOpaque: Bool {
    if role == .keyboard || role == .dimming { return true }
    guard let look, (look.opacity ?? 1) >= 0.9 else { return false }
    return look.gradient != nil || (look.fill?.light ?? 0) & 0xFF >= 0xE0
  }
}
