import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// Reports values that an example encodes and that are not in the archive.
///
/// Where no archive can hold the value, the launch ends, which `TerminationChecker` reports. Under the policy `isLost`
/// the launch goes on without the value, which is reported here.
struct UnsavedValueChecker {
  let example: Example
  let text: AuthoredText

  func diagnostics(for record: RunRecord) -> [Diagnostic] {
    var seen = Set<Diagnostic>()
    return record.launches.flatMap { launch in
      launch.events.compactMap { diagnostic($0, in: launch) }
    }
    .filter { seen.insert($0).inserted }
  }

  private func diagnostic(_ event: TraceEvent, in launch: LaunchRecord) -> Diagnostic? {
    switch event.warning {
    case .valueNotSaved where !isReported(event.text.detail, by: launch):
      return diagnostic(
        event, in: launch, rule: "run.value-not-saved", summary: "a value cannot be saved",
        note: "on a device, NSKeyedArchiver raises an exception; under the policy "
          + "valueThatCannotBeSaved=isLost the launch goes on",
        fix: "encode an object that conforms to NSCoding, or data that stands for the value")
    case .valueNotSupported:
      return diagnostic(
        event, in: launch, rule: "run.value-not-supported", summary: "a value is not saved here",
        note: "iOS saves it, but this engine does not know the class",
        fix: "encode what the value is made of")
    default: return nil
    }
  }

  private func diagnostic(
    _ event: TraceEvent, in launch: LaunchRecord, rule: String, summary: String, note: String,
    fix: String
  ) -> Diagnostic {
    let place = event.callSites.lazy.compactMap(text.location(of:)).first
    let fence = example.launches.first { $0.number == launch.number }?.fence
    let location = place ?? fence?.location ?? example.location
    return Diagnostic(
      .warning, rule: rule, at: location, "\(summary): \(event.text.detail)",
      excerpt: text.excerpt(at: location),
      notes: [note] + (event.object.map { ["it is encoded for \($0)"] } ?? []), fix: fix)
  }

  /// Whether the launch ended because of the value: its ending is reported at the same line.
  private func isReported(_ detail: String, by launch: LaunchRecord) -> Bool {
    guard case .signalled(_, let message, _) = launch.termination else { return false }
    return message.contains(detail)
  }
}
