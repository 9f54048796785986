/// The lines that an old app's own code prints when it is launched again, and whether the new app prints them.
///
/// A line that the old app printed at its first launch too shows nothing that was restored.
struct PrintedRows {
  let old: (fresh: LaunchRecord, after: LaunchRecord)
  let new: (fresh: LaunchRecord?, after: LaunchRecord)

  var rows: [AppComparisonRow] {
    guard let lines = old.after.printedByApp, let found = new.after.printedByApp else { return [] }
    let wasFresh = Set(old.fresh.printedByApp?.map(\.text) ?? [])
    let restored = lines.filter { !wasFresh.contains($0.text) }
    let kept = Set(found.map(\.text))
    let missing = restored.filter { !kept.contains($0.text) }
    let others = found.filter { line in !lines.contains { $0.text == line.text } }
    // Where as many lines are different, each stands in the place of one.
    let counterparts = others.count == missing.count ? others : []
    return restored.map { line in
      guard let index = missing.firstIndex(of: line) else {
        return row(line, .kept, found: found.first { $0.text == line.text })
      }
      let counterpart = counterparts.isEmpty ? nil : counterparts[index]
      return row(line, isFresh(counterpart) ? .lost : .different, found: counterpart)
    }
  }

  /// Whether the new app prints what it does when it is used for the first time.
  private func isFresh(_ line: PrintedLine?) -> Bool {
    guard let line else { return false }
    return new.fresh?.printedByApp?.contains { $0.text == line.text } ?? false
  }

  private func row(
    _ line: PrintedLine, _ outcome: AppComparisonRow.Outcome, found: PrintedLine?
  ) -> AppComparisonRow {
    AppComparisonRow(
      launch: old.after.number,
      thing: ScreenThing(
        place: [], screen: "", aspect: .printed, value: line.text,
        controller: ObjectReference(path: nil, className: "")),
      outcome: outcome, found: outcome == .kept ? nil : found?.text, oldSite: line.site,
      isSavedByUIKit: false, newSite: outcome == .kept ? found?.site : nil)
  }
}
