/// What the user left in the launches of a run and does not find after the next launch.
package struct UserLoss: Hashable, Sendable {
  /// What is not on the screen any more, by the names that the user saw, what they miss most first and else in the order
  /// of the launches and screens.
  package var names: [String] { things.map(\.name) }

  /// Whether any screen differs from what the user left, by whatever name.
  package private(set) var isAnything = false

  private var things: [Thing] = []

  /// Something that was lost, and the launch after which it was missing.
  private struct Thing: Hashable {
    var name: String
    var launch: Int
    var weight: ScreenChange.LossWeight
  }

  /// Nil for a run without two screens to compare.
  package init?(of record: RunRecord) {
    let shown = record.launches.filter { $0.drawing(at: nil) != nil }
    var isCompared = false
    for (before, after) in zip(shown, shown.dropFirst()) {
      guard let change = record.screenChange(from: before.number, to: after.number) else {
        continue
      }
      isCompared = true
      isAnything = isAnything || !change.items.isEmpty
      things += change.lostThings.map {
        Thing(name: $0.name, launch: after.number, weight: $0.weight)
      }
    }
    // Sorting is not stable.
    things = things.enumerated().sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }.map(\.element)
    guard isCompared else { return nil }
  }

  /// What is lost here and not in another run after the same launch, each name as often as it is lost more often here.
  package func names(butNotIn other: UserLoss) -> [String] {
    var others = other.things
    return things.filter { thing in
      let index = others.firstIndex { ($0.name, $0.launch) == (thing.name, thing.launch) }
      guard let index else { return true }
      others.remove(at: index)
      return false
    }
    .map(\.name)
  }

  /// Says what is lost here and not in another run; nil for nothing that has a name.
  package func sentence(butNotOf other: UserLoss) -> LocalizedMessage? {
    var seen = Set<String>()
    return UserLossSentence.message(
      names(butNotIn: other).filter { seen.insert($0).inserted })
  }
}

extension RunRecord {
  /// What the user had left before the launch of `screenThatCameBack`; nil where no launch before it showed anything.
  package var screenThatWasLeft: ScreenDrawing? {
    guard let last = launches.last, last.number > 1 else { return nil }
    return launches.dropLast().last { $0.drawing(at: nil) != nil }?.drawing(at: nil)
  }
}
