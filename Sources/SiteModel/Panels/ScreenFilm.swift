package import RunRecord

/// Every screen of a run, each once, with the moments at which it was taken: what a phone beside the text shows while
/// its reader goes through the events.
package struct ScreenFilm: Hashable, Sendable {
  package struct Frame: Hashable, Sendable {
    package var screen: ScreenPanel
    package var moments: [Moment]

    /// What the page calls the first of them.
    package var title: String
  }

  /// When a screen was taken: how many events of a launch had happened.
  package struct Moment: Hashable, Sendable {
    package var launch: Int
    package var eventCount: Int
  }

  package private(set) var frames: [Frame] = []

  /// A page is not to be heavier for a run of many steps; what is left out is in the run's JSON.
  private static let mostFrames = 10

  package init() {}

  package init(_ launches: [LaunchRecord]) {
    for launch in launches {
      for taken in launch.drawings.moments {
        guard let drawing = launch.drawings.drawing(of: taken) else { continue }
        add(
          drawing, at: Moment(launch: launch.number, eventCount: taken.eventCount),
          title: ScreenPanel.text(of: taken.moment))
      }
    }
    // A program that shows nothing needs no phone.
    if frames.allSatisfy(\.screen.isEmpty) { frames = [] }
  }

  /// The moments of a screen that stands elsewhere on the page.
  package func moments(of screen: ScreenPanel) -> [Moment] {
    frames.first { $0.screen.drawing == screen.drawing }?.moments ?? []
  }

  private mutating func add(_ drawing: ScreenDrawing, at moment: Moment, title: String) {
    if let index = frames.firstIndex(where: { $0.screen.drawing == drawing }) {
      frames[index].moments.append(moment)
    } else if frames.count < Self.mostFrames {
      frames.append(Frame(screen: ScreenPanel(drawing), moments: [moment], title: title))
    }
  }
}
