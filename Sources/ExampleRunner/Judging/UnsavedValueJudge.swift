import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// Reports values that an example encodes and that are not in the archive.
///
/// Where no archive can hold the value, the launch ends, which `EndingJudge` reports. Under the policy `isLost`
/// the launch goes on without the value, which is reported here.
struct UnsavedValueJudge {
  let example: Example
  let text: AuthoredText

  func diagnostics(for record: RunRecord) -> [Diagnostic] {
    var seen = Set<Diagnostic>()
    return record.launches.flatMap { launch in
      launch.events.filter { event in
        event.name == TraceEvent.valueNotSupported
          || event.name == TraceEvent.valueNotSaved && !isReported(event, by: launch)
      }
      .map { diagnostic($0, launch) }
    }
    .filter { seen.insert($0).inserted }
  }

  /// Whether the launch ended because of the value: its ending is reported at the same line.
  private func isReported(_ event: TraceEvent, by launch: LaunchRecord) -> Bool {
    guard case .signalled(_, let message, _) = launch.ending else { return false }
    return message.contains(event.detail)
  }

  private func diagnostic(_ event: TraceEvent, _ launch: LaunchRecord) -> Diagnostic {
    let place = event.callSites.lazy.compactMap(text.location(of:)).first
    let fence = example.launches.first { $0.number == launch.number }?.fence
    let location = place ?? fence?.location ?? example.location
    let owner = event.object.map { ["it is encoded for \($0)"] } ?? []
    guard event.name == TraceEvent.valueNotSaved else {
      return Diagnostic(
        .warning, rule: "run.value-not-supported", at: location,
        "a value is not saved here: \(event.detail)", excerpt: text.excerpt(at: location),
        notes: ["iOS saves it; only this engine does not know the class"] + owner,
        fix: "encode what the value is made of")
    }
    return Diagnostic(
      .warning, rule: "run.value-not-saved", at: location,
      "a value cannot be saved: \(event.detail)", excerpt: text.excerpt(at: location),
      notes: [
        "on a device, NSKeyedArchiver raises an exception; under the policy "
          + "valueThatCannotBeSaved=isLost the launch goes on"
      ] + owner,
      fix: "encode an object that conforms to NSCoding, or data that stands for the value")
  }
}
