import Foundation

/// The selected elements of a list in the order in which they were selected, each once.
struct ListSelection {
  private(set) var places: [IndexPath] = []

  /// The same places, to find one without looking through all.
  private var members: Set<IndexPath> = []

  init(_ places: [IndexPath] = []) {
    for place in places { insert(place) }
  }

  mutating func reserveCapacity(_ count: Int) {
    places.reserveCapacity(count)
    members.reserveCapacity(count)
  }

  /// Adds an element behind all others, if it is not selected.
  mutating func insert(_ place: IndexPath) {
    if members.insert(place).inserted { places.append(place) }
  }

  mutating func remove(_ place: IndexPath) {
    if members.remove(place) != nil { places.removeAll { $0 == place } }
  }

  func contains(_ place: IndexPath) -> Bool { members.contains(place) }
}
