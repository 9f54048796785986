package import RunRecord

/// What the user saw: the app as it was left, the end of its process, and the app as it came back.
package struct ScreenStrip: Hashable, Sendable {
  /// A screen with what stands above it.
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

  /// An end of a process and what comes before and after it.
  package struct Turn: Hashable, Sendable {
    package var left: Frame
    package var termination: Termination
    package var cameBack: Frame
  }

  package var turns: [Turn]

  /// The frames from left to right.
  package var frames: [Frame] { turns.flatMap { [$0.left, $0.cameBack] } }

  /// More would be a film.
  private static let mostTurns = 3

  /// The strip of some launches; nil where there are no two screens to compare.
  package init?(_ launches: [LaunchRecord]) {
    turns = zip(launches, launches.dropFirst()).compactMap { launch, next in
      guard let left = launch.drawing(at: nil), let back = next.drawing(at: .settled) else {
        return nil
      }
      return Self.turn(launch, left, next, back)
    }
    // Two empty screens show nothing.
    turns.removeAll { $0.left.screen.isEmpty && $0.cameBack.screen.isEmpty }
    guard !turns.isEmpty else { return nil }
    turns = Array(turns.prefix(Self.mostTurns))
  }

  private static func turn(
    _ launch: LaunchRecord, _ left: ScreenDrawing, _ next: LaunchRecord, _ back: ScreenDrawing
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
      termination: launch.termination,
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
