package import Diagnostics
package import GuideExamples
package import RunRecord

/// What came of an example as its reader changed it.
package struct EditedRun: Sendable {
  package var example: Example

  /// Nil where it could not be built.
  package var record: RunRecord?

  /// The views of each of its screens whose lines of code are known, by the screen.
  package var origins: [ScreenDrawing: [ViewOrigin]] = [:]

  /// The names of the files, then of the launches, that the reader can change, as findings name them.
  package var pieces: [String] = []

  /// What came of the example as it is published; nil where it did not run.
  package var published: RunRecord?

  /// What is wrong with it, in reading order.
  package var findings: [Diagnostic]

  /// Whether more than limits kept it from the rest of the machine.
  package var isIsolated: Bool
  package var duration: Duration

  package init(
    example: Example, record: RunRecord?, published: RunRecord?, findings: [Diagnostic],
    isIsolated: Bool, duration: Duration
  ) {
    self.example = example
    self.record = record
    self.published = published
    self.findings = findings
    self.isIsolated = isIsolated
    self.duration = duration
  }

  /// How it differs from what is published; nil where there is nothing to compare.
  package var change: RunChange? {
    guard let record, !record.launches.isEmpty, let published, !published.launches.isEmpty else {
      return nil
    }
    return RunChange(from: published, to: record)
  }
}
