package import RunRecord

/// What the user saw: the app as it was left, the end of its process, and the app as restored.
package struct ScreenStrip: Hashable, Sendable {
  /// A screen with what is above it.
  package struct Frame: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case left
      case cameBack = "back"
    }

    package var kind: Kind
    package var launch: Int
    package var screen: ScreenPanel

    /// How many things are not there after the launch, or were not there before; nil where all is as it was.
    package var differenceCount: Int?
  }

  /// The end of a process.
  package struct End: Hashable, Sendable {
    package var launch: Int
    package var termination: Termination
  }

  /// What the user saw before and after processes ended.
  package struct Turn: Hashable, Sendable {
    package var left: Frame

    /// The end of the process that the user left, then of those that ended before they showed anything.
    package var ends: [End]
    package var cameBack: Frame
  }

  package var turns: [Turn]

  /// The frames from left to right.
  package var frames: [Frame] { turns.flatMap { [$0.left, $0.cameBack] } }

  /// More would be a film.
  private static let mostTurns = 3

  /// The strip of some launches; nil where there are no two screens to compare.
  package init?(_ launches: [LaunchRecord]) {
    turns = launches.indices.compactMap { Self.turn(from: launches[$0...]) }
    // Two empty screens show nothing.
    turns.removeAll { $0.left.screen.isEmpty && $0.cameBack.screen.isEmpty }
    guard !turns.isEmpty else { return nil }
    turns = Array(turns.prefix(Self.mostTurns))
  }

  /// From the first of some launches to the next one that showed anything; nil where there is no such pair.
  private static func turn(from launches: ArraySlice<LaunchRecord>) -> Turn? {
    guard let launch = launches.first, let left = launch.drawing(at: nil) else { return nil }
    let next = launches.dropFirst().firstIndex { $0.drawing(at: nil) != nil }
    guard let next, let back = launches[next].drawing(at: .settled) else { return nil }
    let ends = launches[..<next].map { End(launch: $0.number, termination: $0.termination) }
    return turn(launch, left: left, ends: ends, next: launches[next], back: back)
  }

  private static func turn(
    _ launch: LaunchRecord, left: ScreenDrawing, ends: [End], next: LaunchRecord,
    back: ScreenDrawing
  ) -> Turn {
    let change = ScreenChange(from: left, to: back)
    var (before, after) = (ScreenPanel(left), ScreenPanel(back))
    before.marked = change.placesBefore
    after.marked = change.placesAfter
    let isSame = change.items.isEmpty
    return Turn(
      left: Frame(
        kind: .left, launch: launch.number, screen: before,
        differenceCount: isSame ? nil : before.marked.count),
      ends: ends,
      cameBack: Frame(
        kind: .cameBack, launch: next.number, screen: after,
        differenceCount: isSame ? nil : after.marked.count))
  }
}

extension ScreenPanel {
  /// Whether there is nothing to see.
  package var isEmpty: Bool {
    drawing.elements.allSatisfy { $0.role == .window && $0.children == nil }
  }
}
