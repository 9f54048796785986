import GuideExamples
import GuideMarkup
import RunRecord

extension ComparisonPanel {
  /// The panel of a `compare` fence; nil where the older app did not run.
  ///
  /// - Parameters:
  ///   - reference: The older app, as `guide#name`.
  ///   - isOnPage: Whether the page has the newer app's code.
  ///   - code: The lines that the page shows.
  ///   - others: Guides whose pages show what this one does not.
  init?(
    of run: RunExample, with reference: String, isOnPage: Bool, code: ShownCode, others: [GuideRun]
  ) {
    guard let record = run.record, let older = run.compared[reference] else { return nil }
    let comparison = AppComparison(from: older, to: record)
    let ownGuide = "\(run.example.guide)#"
    old = reference.hasPrefix(ownGuide) ? String(reference.dropFirst(ownGuide.count)) : reference
    new = isOnPage ? run.example.name : run.example.reference
    let pages = PagesOfApps(
      [reference, run.example.reference], ownGuide: isOnPage ? run.example.guide : nil,
      code: code, others: others)
    runs = [(old, reference), (new, run.example.reference)].compactMap { name, reference in
      pages.run(of: reference).map { Run(name: name, place: $0) }
    }
    let numbers = comparison.rows.map(\.launch).reduce(into: [Int]()) { numbers, number in
      if numbers.last != number { numbers.append(number) }
    }
    launches = numbers.map { number in
      comparison.rows.filter { $0.launch == number }.map { row in
        Row(
          row: row, oldLine: row.oldSite.flatMap(pages.line),
          newLine: row.newSite.flatMap(pages.line))
      }
    }
  }
}

/// Finds what pages show of two apps that are compared.
private struct PagesOfApps {
  /// The guide on whose page the apps' code and runs are; nil where that is no one's.
  private let ownGuide: String?
  private let code: ShownCode
  private let others: [(page: String, guide: String, code: ShownCode)]

  init(_ references: [String], ownGuide: String?, code: ShownCode, others: [GuideRun]) {
    self.ownGuide = ownGuide
    self.code = code
    let guides = Set(references.map(Self.guide)).subtracting([ownGuide])
    self.others = others.filter { guides.contains($0.guide.name) }
      .map { ($0.guide.name + ".html", $0.guide.name, ShownCode(of: $0)) }
  }

  func line(_ site: CallSite) -> ComparisonPanel.Place? {
    if let anchor = code.anchor(of: site) { return ComparisonPanel.Place(anchor: anchor) }
    return others.lazy.compactMap { other in
      other.code.anchor(of: site).map { ComparisonPanel.Place(page: other.page, anchor: $0) }
    }.first
  }

  func run(of reference: String) -> ComparisonPanel.Place? {
    let guide = Self.guide(reference)
    let anchor = "run." + reference.dropFirst(guide.count + 1)
    if guide == ownGuide { return ComparisonPanel.Place(anchor: anchor) }
    return others.first { $0.guide == guide }
      .map { ComparisonPanel.Place(page: $0.page, anchor: anchor) }
  }

  private static func guide(_ reference: String) -> String {
    String(reference.prefix { $0 != "#" })
  }
}
