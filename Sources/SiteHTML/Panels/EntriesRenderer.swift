import RunRecord
import SiteModel

/// Draws the entries of the activities of a launch's windows: what the app read of those that it was given, and who
/// added those that it saved.
struct EntriesRenderer {
  let panel: EntriesPanel

  /// Values longer than that are in the archive beside it, whole.
  private static let longestValue = 60

  /// What the app read, folded; open where it is not known to have read all.
  func given(anchor: String) -> [HTMLNode] {
    guard panel.windows.contains(where: { !$0.given.isEmpty }) else { return [] }
    let column = EntryPhrase.inLaunch.text(["number": "\(panel.launch)"])
    return [
      fold(
        .given, verdict: panel.givenSummary, isFine: panel.isReadWhole, anchor: anchor,
        column: column,
        windows: panel.windows.map { ($0.session, $0.given.map(row)) })
    ]
  }

  /// Who added what, folded; open where an entry is gone.
  func saved(anchor: String) -> [HTMLNode] {
    guard panel.windows.contains(where: { !$0.saved.isEmpty || !$0.gone.isEmpty }) else {
      return []
    }
    return [
      fold(
        .saved, verdict: panel.savedSummary, isFine: panel.losesNothing, anchor: anchor,
        column: EntryPhrase.addedBy.text,
        windows: panel.windows.map { ($0.session, $0.saved.map(row) + $0.gone.map(row)) })
    ]
  }

  private func fold(
    _ title: EntryPhrase, verdict: String, isFine: Bool, anchor: String, column: String,
    windows: [(session: String, rows: [HTMLNode])]
  ) -> HTMLNode {
    let summary = HTMLNode.element(
      "summary", [:],
      [
        .element("b", text: title.text), .text(" "),
        .element("span", ["class": isFine ? "verdict" : "verdict lost-some"], text: verdict),
      ])
    let head = HTMLNode.element(
      "tr", [:],
      [EntryPhrase.entry.text, EntryPhrase.value.text, column]
        .map { .element("th", ["scope": "col"], text: $0) })
    let bodies = windows.filter { !$0.rows.isEmpty }.map { window in
      HTMLNode.element("tbody", [:], name(window.session) + window.rows)
    }
    let table = HTMLNode.element("table", [:], [.element("thead", [:], [head])] + bodies)
    return .element(
      "details",
      ["class": "fold came-back entries", "id": anchor, "open": isFine ? nil : ""],
      [summary, .element("div", ["class": "scroll", "tabindex": "0"], [table])])
  }

  /// The session's identifier, by which the archive names a window too; one window needs no name.
  private func name(_ session: String) -> [HTMLNode] {
    guard panel.windows.count > 1 else { return [] }
    let text = EntryPhrase.window.nodes(["session": .element("b", text: session)])
    return [
      .element("tr", [:], [.element("th", ["scope": "rowgroup", "colspan": "3"], text)])
    ]
  }

  // MARK: Rows

  private func row(_ row: EntriesPanel.Row<WindowEntries.Given>) -> HTMLNode {
    let said = linked(VisibleText.nodes(row.entry.message.said), row.line)
    return self.row(
      row.entry.key, value: row.entry.value, last: [.element("em", [:], said)],
      className: row.entry.reading.className)
  }

  private func row(_ row: EntriesPanel.Row<WindowEntries.Saved>) -> HTMLNode {
    let entry = row.entry
    let object = entry.event.object.map { object in
      VisibleText.nodes(object.description) + [.text(" ")]
    }
    let author = linked(NameBreaks.nodesInText(entry.author.message.said), row.line)
    return self.row(
      entry.key, value: entry.value, last: (object ?? []) + [.element("small", [:], author)],
      className: "kept")
  }

  private func row(_ row: EntriesPanel.Row<WindowEntries.Gone>) -> HTMLNode {
    let phrase: EntryPhrase = row.entry.wasSaved ? .gone : .notSaved
    let reason = linked(VisibleText.nodes(row.entry.reason.message.said), row.line)
    return self.row(
      row.entry.key, value: nil, last: [.element("em", text: phrase.text), .text(" ")] + reason,
      className: "lost")
  }

  private func row(
    _ key: String, value: String?, last: [HTMLNode], className: String
  ) -> HTMLNode {
    .element(
      "tr", ["class": "f-" + className],
      [
        .element("th", ["scope": "row"], NameBreaks.nodes(key)),
        .element("td", [:], value.map { VisibleText.nodes(Self.short($0)) } ?? [.text("–")]),
        .element("td", [:], last),
      ])
  }

  private func linked(_ nodes: [HTMLNode], _ line: String?) -> [HTMLNode] {
    line.map { [.element("a", ["href": "#" + $0], nodes)] } ?? nodes
  }

  private static func short(_ value: String) -> String {
    value.count > longestValue ? value.prefix(longestValue) + "…" : value
  }
}

extension WindowEntries.Reading {
  /// The class of a value of an archive that came to the same.
  fileprivate var className: String {
    switch self {
    case .byKey, .withTheWhole: "kept"
    case .notByKey, .never: "not-read"
    case .notThere: "missing"
    }
  }
}
