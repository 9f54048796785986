import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// Warns of screens on which a user would see at once that something is wrong.
struct ScreenChecker {
  let example: Example
  let text: AuthoredText

  func diagnostics(for record: RunRecord) -> [Diagnostic] {
    record.launches.flatMap { launch -> [Diagnostic] in
      // At a step or an end, what has just changed may not be laid out yet.
      let drawings = [launch.drawing(at: .settled), launch.drawing(at: .saved)]
      let faults = drawings.compactMap { $0 }.map { ScreenFaults(of: $0) }
      let overlaps = faults.flatMap(\.overlaps).first.map { overlap in
        diagnostic(
          "screen.overlap", in: launch,
          message: "two texts overlap: “\(overlap.first)” and “\(overlap.second)”",
          fix: "give them constraints or frames that do not overlap")
      }
      let offScreen = faults.flatMap(\.offScreen).first.map { text in
        diagnostic(
          "screen.off-screen", in: launch,
          message: "“\(text)” extends over the edge of the screen",
          fix: "give it constraints or a frame on the screen")
      }
      let withoutSize = faults.flatMap(\.withoutSize).first.map { name in
        diagnostic(
          "screen.no-size", in: launch,
          message: "the user does not see the \(name): it has no size",
          fix: "give it constraints or a frame")
      }
      return [overlaps, offScreen, withoutSize].compactMap { $0 }
    }
  }

  private func diagnostic(
    _ rule: String, in launch: LaunchRecord, message: String, fix: String
  ) -> Diagnostic {
    let fence = example.launches.first { $0.number == launch.number }?.fence
    let location = fence?.location ?? example.location
    return Diagnostic(
      .warning, rule: rule, at: location,
      "launch \(launch.number) of `\(example.name)`: " + message,
      excerpt: text.excerpt(at: location), fix: fix)
  }
}
