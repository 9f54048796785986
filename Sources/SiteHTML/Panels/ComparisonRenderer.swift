import RunRecord
import SiteModel

/// Draws two versions of an app as a table: what the older one restores, and what the newer one does with it.
struct ComparisonRenderer {
  /// The path of the page on which the table stands.
  let path: String

  func node(_ panel: ComparisonPanel) -> HTMLNode {
    .element(
      "div", ["class": "matrix"],
      panel.launches.flatMap { nodes($0, of: panel) } + [summary(panel)])
  }

  /// The counts, and the way to all that happened in both.
  private func summary(_ panel: ComparisonPanel) -> HTMLNode {
    let counts = ComparisonPhrase.summary.text([
      "kept": "\(panel.count(.kept))", "lost": "\(panel.count(.lost))",
      "different": "\(panel.count(.different))",
    ])
    guard !panel.runs.isEmpty else { return .element("p", text: counts) }
    let runs = panel.runs.map { run in
      HTMLNode.element("a", ["href": address(run.place)], [.element("code", text: run.name)])
    }
    let links = runs.flatMap { [.text(" "), $0] }
    return .element(
      "p", [:], [.text(counts + ". " + ComparisonPhrase.runs.text)] + links)
  }

  private func nodes(_ rows: [ComparisonPanel.Row], of panel: ComparisonPanel) -> [HTMLNode] {
    let titles: [ComparisonPhrase] = [.thing, .outcome, .shown]
    let head = HTMLNode.element(
      "tr", [:], titles.map { .element("th", ["scope": "col"], text: $0.text) })
    let table = HTMLNode.element(
      "div", ["class": "scroll", "tabindex": "0"],
      [
        .element(
          "table", [:],
          [.element("thead", [:], [head]), .element("tbody", [:], rows.map(row))])
      ])
    guard panel.launches.count > 1, let number = rows.first?.row.launch else { return [table] }
    return [
      .element("p", [:], text: ComparisonPhrase.launch.text(["number": "\(number)"])), table,
    ]
  }

  private func row(_ row: ComparisonPanel.Row) -> HTMLNode {
    let (thing, outcome) = (row.row.thing, row.row.outcome)
    return .element(
      "tr", [:],
      [
        .element(
          "th", ["scope": "row"],
          VisibleText.nodes(ScreenSentence.message(thing).said) + [
            .element("small", [:], [.text(" ")] + VisibleText.nodes(thing.screen))
          ]),
        .element(
          "td", ["class": "count"],
          [
            .element(
              "span", ["class": "restored \(Self.className(outcome))"],
              text: ComparisonPhrase(outcome).text)
          ]),
        .element("td", [:], values(row)),
      ])
  }

  /// The class of a variant that came to the same.
  private static func className(_ outcome: AppComparisonRow.Outcome) -> String {
    switch outcome {
    case .kept: "complete"
    case .lost: "incomplete"
    case .different: "otherwise"
    }
  }

  /// What the old app shows; after it what the new one does, where that is another thing.
  private func values(_ row: ComparisonPanel.Row) -> [HTMLNode] {
    let old =
      [HTMLNode.element("q", [:], VisibleText.nodes(row.row.thing.value)), .text(" ")]
      + place(
        row.oldLine, of: row.row.thing,
        orElse: row.row.isSavedByUIKit
          ? .savedByUIKit
          : row.row.thing.aspect == .printed ? nil : row.row.oldSite.map { _ in .savedByApp })
    let new: [HTMLNode] =
      switch (row.row.outcome, row.row.found) {
      case (.kept, _): []
      case (_, let found?) where !found.isEmpty: [.element("q", [:], VisibleText.nodes(found))]
      case (_, _): [.element("i", text: ComparisonPhrase.nothing.text)]
      }
    let newPlace = place(row.newLine, of: row.row.thing, orElse: nil)
    guard !(new + newPlace).isEmpty else { return old }
    return old + [.text(" → ")] + new + (new.isEmpty ? [] : [.text(" ")]) + newPlace
  }

  private func place(
    _ line: ComparisonPanel.Place?, of thing: ScreenThing, orElse phrase: ComparisonPhrase?
  ) -> [HTMLNode] {
    if let line {
      let here: ComparisonPhrase = thing.aspect == .printed ? .printedHere : .savedHere
      return [.element("a", ["href": address(line)], text: here.text)]
    }
    return phrase.map { [.element("small", text: $0.text)] } ?? []
  }

  private func address(_ place: ComparisonPanel.Place) -> String {
    place.page.map { PagePath.relative($0, anchor: place.anchor, from: path) } ?? "#" + place.anchor
  }
}
