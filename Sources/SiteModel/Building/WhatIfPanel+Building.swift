import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

extension WhatIfPanel {
  /// The panel of an example's variants; nil for an example without.
  ///
  /// - Parameter path: The path of the guide on whose page it is.
  init?(of run: RunExample, in path: String) {
    guard let record = run.record, !run.variants.isEmpty else { return nil }
    let example = run.example
    let matrix = MatrixMemory.matrix(of: run, base: record)
    let isShown = example.expectations.contains { expectation in
      guard case .result(let fence) = expectation else { return false }
      // Another guide may show it too.
      return fence.content == .matrix && fence.fence.location.path == path
    }
    self.init(
      anchor: "what-if.\(example.name)", example: example.name,
      isEach: example.whatIfs.isEach || !example.whatIfs.statements.isEmpty, matrix: matrix,
      isMatrixShown: isShown, variants: Self.variants(of: run, record, matrix))
  }

  private static func variants(
    of run: RunExample, _ base: RunRecord, _ matrix: VariantMatrix
  ) -> [VariantPanel] {
    let rows = Dictionary(
      (matrix.combinations + matrix.ablations).compactMap { row in row.label.map { ($0, row) } }
    ) { first, _ in first }
    var panels: [VariantPanel] = []
    for (variant, came) in zip(run.example.whatIfs.variants, run.variants) {
      guard let row = rows[came.label] else { continue }
      let content = content(came.result, base)
      // What happens alike is drawn once.
      let twin = panels.first { $0.content == content }
      var panel = VariantPanel(
        anchor: anchor(ofVariant: came.label, of: run.example.name), label: came.label,
        changes: variant.changes, row: row,
        content: twin.map { .same(label: $0.label, anchor: $0.anchor) } ?? content)
      if case .ran(let record) = came.result {
        panel.screen = ScreenPanel(ofVariant: record, base: base)
      }
      panels.append(panel)
    }
    return panels
  }

  private static func content(
    _ result: VariantRecord.Result, _ base: RunRecord
  ) -> VariantPanel.Content {
    switch result {
    case .refused(let reason): .refused(reason: reason)
    case .ran(let record): .ran(RunChange(from: base, to: record.withoutPlaces).launches)
    }
  }
}

extension RunRecord {
  /// The record without the places in the code, which differ where nothing else does.
  fileprivate var withoutPlaces: RunRecord {
    var record = self
    for launch in record.launches.indices {
      for event in record.launches[launch].events.indices {
        record.launches[launch].events[event].callSites = []
      }
      record.launches[launch].termination.callSites = []
    }
    return record
  }
}
