import GuideExamples
import RunRecord

extension ComparisonPanel {
  /// The panel of a `compare` fence; nil where the older app did not run.
  ///
  /// - Parameters:
  ///   - reference: The older app, as `guide#name`.
  ///   - isOnPage: Whether the page has the newer app's code.
  ///   - code: The lines that the page shows.
  init?(of run: RunExample, with reference: String, isOnPage: Bool, code: ShownCode) {
    guard let record = run.record, let older = run.compared[reference] else { return nil }
    let comparison = AppComparison(from: older, to: record)
    let ownGuide = "\(run.example.guide)#"
    old = reference.hasPrefix(ownGuide) ? String(reference.dropFirst(ownGuide.count)) : reference
    new = isOnPage ? run.example.name : run.example.reference
    isRunOnPage = isOnPage
    let numbers = comparison.rows.map(\.launch).reduce(into: [Int]()) { numbers, number in
      if numbers.last != number { numbers.append(number) }
    }
    launches = numbers.map { number in
      comparison.rows.filter { $0.launch == number }.map { row in
        Row(
          row: row, oldLine: row.oldSite.flatMap(code.anchor),
          newLine: row.newSite.flatMap(code.anchor))
      }
    }
  }
}
