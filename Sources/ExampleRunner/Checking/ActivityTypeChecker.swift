import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// Warns of scenes that save an activity whose type the app's Info.plist does not list.
///
/// Some apps lost such activities without a message, others use them (scenes-and-ios-27, section 2).
struct ActivityTypeChecker {
  let example: Example
  let text: AuthoredText

  func diagnostics(for record: RunRecord) -> [Diagnostic] {
    var seen = Set<String>()
    return record.launches.flatMap { launch in
      launch.events.compactMap { event -> Diagnostic? in
        guard case .activitySaved(_, let type?)? = event.decision, seen.insert(type).inserted
        else { return nil }
        return diagnostic(for: type, savedBy: launch)
      }
    }
  }

  private func diagnostic(for type: String, savedBy launch: LaunchRecord) -> Diagnostic {
    let location = location(of: launch)
    return Diagnostic(
      .warning, rule: "scenes.undeclared-type", at: location,
      "a scene saves an activity of type `\(type)`, which the Info.plist does not list",
      excerpt: text.excerpt(at: location),
      notes: ["on some devices, such an activity was missing at the next launch"],
      fix: "add `<key>NSUserActivityTypes</key><array><string>\(type)</string></array>`")
  }

  /// The property list, where the app has one, else the launch.
  private func location(of launch: LaunchRecord) -> SourceLocation {
    let list = example.resources.first { $0.name == "Info.plist" }?.fences.first?.location
    let fence = example.launches.first { $0.number == launch.number }?.fence
    return list ?? fence?.location ?? example.location
  }
}
