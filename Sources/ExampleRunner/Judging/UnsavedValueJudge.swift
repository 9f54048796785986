import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// Tells of values that an example encodes and that no archive can hold.
///
/// UIKit would end the app with an exception; the run goes on without the value, and says so.
struct UnsavedValueJudge {
  let example: Example
  let text: AuthoredText

  func diagnostics(for record: RunRecord) -> [Diagnostic] {
    var seen = Set<Diagnostic>()
    return record.launches.flatMap { launch in
      launch.events.filter { $0.kind == .warning && $0.name == TraceEvent.valueNotSaved }
        .map { diagnostic($0, launch) }
    }
    .filter { seen.insert($0).inserted }
  }

  private func diagnostic(_ event: TraceEvent, _ launch: LaunchRecord) -> Diagnostic {
    let place = event.callSites.lazy.compactMap(text.location(of:)).first
    let fence = example.launches.first { $0.number == launch.number }?.fence
    let location = place ?? fence?.location ?? example.location
    let owner = event.object.map { ["it is encoded for \($0)"] } ?? []
    return Diagnostic(
      .warning, rule: "run.value-not-saved", at: location,
      "a value cannot be saved: \(event.detail)", excerpt: text.excerpt(at: location),
      notes: ["UIKit raises an exception here, which ends the app"] + owner,
      fix: "encode an object that conforms to NSCoding, or data that stands for the value")
  }
}
