/// What of a screen is not on another one, and what is there in its place, as a user would name it.
package struct ScreenChange: Hashable, Sendable {
  /// A thing that both screens have, or one of them.
  package struct Item: Hashable, Sendable {
    /// As it was, with its place among all elements; nil for what was not there.
    package var before: Part?

    /// As it is; nil for what is not there any more.
    package var after: Part?
  }

  /// An element and its place.
  package struct Part: Hashable, Sendable {
    package var index: Int
    package var element: DrawnElement
  }

  /// In the order of the screens, what is gone first.
  package var items: [Item]

  /// What the second screen shows, by the labels and values that a user reads.
  let names: Set<String>

  package init(from before: ScreenDrawing, to after: ScreenDrawing) {
    var old = Self.parts(of: before)
    var new = Self.parts(of: after)
    let spoken = new.compactMap(\.element.spoken)
    names = Set(spoken.compactMap(\.label) + spoken.compactMap(\.value))
    Self.remove(&old, new: &new) { $0.reading == $1.reading }
    var pairs: [Item] = []
    // A thing with another value is the same thing: by its name, else by its place.
    pairs += Self.take(&old, new: &new) { $0.name != nil && $0.name == $1.name }
    pairs += Self.take(&old, new: &new) { $0.role == $1.role && $0.frame == $1.frame }
    pairs.sort { ($0.before?.index ?? 0) < ($1.before?.index ?? 0) }
    items =
      old.map { Item(before: $0, after: nil) } + pairs + new.map { Item(before: nil, after: $0) }
  }

  /// What can be read and is not behind something else; the text of a row is the row's.
  private static func parts(of screen: ScreenDrawing) -> [Part] {
    let covered = CoveredElements(of: screen).places
    return screen.all.enumerated().compactMap { index, element in
      element.isNamed && !covered.contains(index) ? Part(index: index, element: element) : nil
    }
  }

  private static func remove(
    _ old: inout [Part], new: inout [Part], isSame: (DrawnElement, DrawnElement) -> Bool
  ) {
    _ = take(&old, new: &new, isSame: isSame)
  }

  private static func take(
    _ old: inout [Part], new: inout [Part], isSame: (DrawnElement, DrawnElement) -> Bool
  ) -> [Item] {
    var pairs: [Item] = []
    old.removeAll { part in
      guard let index = new.firstIndex(where: { isSame(part.element, $0.element) }) else {
        return false
      }
      pairs.append(Item(before: part, after: new.remove(at: index)))
      return true
    }
    return pairs
  }

  /// The places of what is removed or changed, among all elements of the first screen.
  package var placesBefore: Set<Int> { Set(items.compactMap(\.before?.index)) }

  /// The places of what is new or changed, among all elements of the second.
  package var placesAfter: Set<Int> { Set(items.compactMap(\.after?.index)) }
}

extension RunRecord {
  /// What of the last screen of one launch is not on the first of another, and what is there instead; nil where one of
  /// them has no screen.
  package func screenChange(from before: Int, to after: Int) -> ScreenChange? {
    guard let old = launches.first(where: { $0.number == before })?.drawing(at: nil),
      let new = launches.first(where: { $0.number == after })?.drawing(at: .settled)
    else { return nil }
    return ScreenChange(from: old, to: new)
  }
}

extension DrawnElement {
  /// What is read of an element, and how far it is scrolled.
  fileprivate struct Reading: Hashable {
    var role: Role
    var spoken: SpokenElement?
    var x: Double
    var y: Double
  }

  fileprivate struct Name: Hashable {
    var role: Role
    var label: String
  }

  fileprivate var reading: Reading {
    var spoken = spoken
    // A new process does not continue text input.
    spoken?.traits.removeAll { $0 == .editing }
    return Reading(role: role, spoken: spoken, x: state?.scroll?.x ?? 0, y: state?.scroll?.y ?? 0)
  }

  /// What stays when the value changes; nothing for what has no name.
  fileprivate var name: Name? {
    spoken?.label.map { Name(role: role, label: $0) }
  }

  /// Whether a user would call it a thing of its own.
  fileprivate var isNamed: Bool {
    switch role {
    case .box, .dimming: spoken != nil
    case .navigationBar, .tabBar, .toolbar, .segmentedControl, .picker, .searchBar: false
    // The keyboard goes with the process on a phone too.
    case .keyboard, .window: false
    case .table, .collection, .scrollView, .alert, .actionSheet, .menu, .webPage,
      .unknown:
      true
    default: spoken != nil
    }
  }
}
