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
      launch.events.compactMap { diagnostic($0, launch) }
    }
    .filter { seen.insert($0).inserted }
  }

  private func diagnostic(_ event: TraceEvent, _ launch: LaunchRecord) -> Diagnostic? {
    let detail = event.text.detail
    switch event.warning {
    case .valueNotSaved where !isReported(detail, by: launch):
      return Diagnostic(
        .warning, rule: "run.value-not-saved", at: location(of: event, launch),
        "a value cannot be saved: \(detail)",
        excerpt: text.excerpt(at: location(of: event, launch)),
        notes: [
          "on a device, NSKeyedArchiver raises an exception; under the policy "
            + "valueThatCannotBeSaved=isLost the launch goes on"
        ] + owner(of: event),
        fix: "encode an object that conforms to NSCoding, or data that stands for the value")
    case .valueNotSupported:
      return Diagnostic(
        .warning, rule: "run.value-not-supported", at: location(of: event, launch),
        "a value is not saved here: \(detail)",
        excerpt: text.excerpt(at: location(of: event, launch)),
        notes: ["iOS saves it; only this engine does not know the class"] + owner(of: event),
        fix: "encode what the value is made of")
    default: return nil
    }
  }

  /// Whether the launch ended because of the value: its ending is reported at the same line.
  private func isReported(_ detail: String, by launch: LaunchRecord) -> Bool {
    guard case .signalled(_, let message, _) = launch.ending else { return false }
    return message.contains(detail)
  }

  private func location(of event: TraceEvent, _ launch: LaunchRecord) -> SourceLocation {
    let place = event.callSites.lazy.compactMap(text.location(of:)).first
    let fence = example.launches.first { $0.number == launch.number }?.fence
    return place ?? fence?.location ?? example.location
  }

  private func owner(of event: TraceEvent) -> [String] {
    event.object.map { ["it is encoded for \($0)"] } ?? []
  }
}
