import Diagnostics
import GuideExamples
import GuideMarkup
import KeyedArchive
import RunRecord

/// Tells of saved state that is larger than it should be.
///
/// What is large shows in the trace alone; what is very large is a warning, and what is too large to read is
/// an error, because the guide cannot show it.
struct SavedStateSizeChecker {
  let example: Example
  let text: AuthoredText

  func diagnostics(for record: RunRecord) -> [Diagnostic] {
    record.launches.compactMap { launch in
      let sizes = launch.events.compactMap(Size.init)
      return sizes.max { $0.severity < $1.severity }.map { diagnostic($0, launch) }
    }
  }

  private func diagnostic(_ size: Size, _ launch: LaunchRecord) -> Diagnostic {
    let fence = example.launches.first { $0.number == launch.number }?.fence
    let location = fence?.location ?? example.location
    let limit =
      size.severity == .error
      ? SavedStateSize.tooLargeByteCount : SavedStateSize.veryLargeByteCount
    return Diagnostic(
      size.severity,
      rule: size.severity == .error ? "run.saved-state-too-large" : "run.saved-state-large",
      at: location,
      "launch \(launch.number) saves a state of \(size.text), more than "
        + SavedStateSize.text(of: limit),
      excerpt: text.excerpt(at: location), notes: notes(size, launch),
      fix: "keep large data in a file or a database of the app, and encode only its name")
  }

  private func notes(_ size: Size, _ launch: LaunchRecord) -> [String] {
    guard size.severity != .error else { return ["it is not read, and no result shows it"] }
    guard case .saved(let archive, _) = launch.archive else { return [] }
    let values = archive.objects.flatMap { object in object.entries.map { (object.path, $0) } }
    guard let (path, entry) = values.max(by: { $0.1.byteCount < $1.1.byteCount }) else { return [] }
    let byteCount = SavedStateSize.text(of: entry.byteCount)
    return ["the largest value is `\(entry.key)` of \(path): \(byteCount)"]
  }

  /// What an event says of a size.
  private struct Size {
    let severity: Diagnostic.Severity
    let text: String

    init?(_ event: TraceEvent) {
      guard case .savedStateIsLarge(let byteCount)? = event.warning else { return nil }
      switch SavedStateSize(byteCount: byteCount) {
      case .usual, .large: return nil
      case .veryLarge: severity = .warning
      case .tooLarge: severity = .error
      }
      text = SavedStateSize.text(of: byteCount)
    }
  }
}
