package import RunRecord

/// What the user saw of an example of which something is wrong.
package struct FailedScreens: Hashable, Sendable {
  package var example: String

  /// The first finding about it, by its place among all.
  package var finding: Int
  package var strip: ScreenStrip?

  /// The last screen of an app that was launched once; nil where there is a strip.
  package var last: ScreenPanel?

  /// Nil where no screen was taken.
  package init?(example: String, finding: Int, record: RunRecord) {
    self.example = example
    self.finding = finding
    strip = ScreenStrip(record.launches)
    if strip == nil {
      last = record.launches.lazy.reversed().compactMap { $0.drawing(at: nil) }
        .first { !$0.elements.isEmpty }.map { ScreenPanel($0) }
    }
    guard strip != nil || last != nil else { return nil }
  }
}
