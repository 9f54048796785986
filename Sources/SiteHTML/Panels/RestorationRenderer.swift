import RunRecord
import SiteModel

/// Draws what was restored from an archive: before and after beside each other, object by object and key
/// by key.
struct RestorationRenderer {
  let panel: RestorationPanel

  /// Folded, with its result in the summary; open where an object is missing.
  func node(anchor: String) -> HTMLNode {
    let summary = HTMLNode.element(
      "summary", [:],
      [
        .element("b", text: RestorationPhrase.whatCameBack.text), .text(" "),
        .element(
          "span", ["class": panel.isComplete ? "verdict" : "verdict lost-some"],
          text: panel.summary),
      ])
    return .element(
      "details",
      ["class": "fold came-back", "id": anchor, "open": panel.isComplete ? nil : ""],
      [summary, .element("div", ["class": "scroll", "tabindex": "0"], [table()])])
  }

  private func table() -> HTMLNode {
    let titles = [
      RestorationPhrase.objectOrKey.text, RestorationPhrase.savedBefore.text,
      RestorationPhrase.readInLaunch.text(["number": "\(panel.launch)"]),
      RestorationPhrase.result.text,
    ]
    let head = HTMLNode.element(
      "tr", [:], titles.map { .element("th", ["scope": "col"], text: $0) })
    return .element(
      "table", [:], [.element("thead", [:], [head])] + panel.objects.map(object))
  }

  private func object(_ object: RestorationPanel.Object) -> HTMLNode {
    let name: [HTMLNode] = [
      .element("b", [:], PathRenderer.nodes(object.path)), .text(" "),
      .element("small", text: object.className),
    ]
    let result: RestorationPhrase = object.isFound ? .found : .missing
    let row = HTMLNode.element(
      "tr", ["class": object.isFound ? "f-found" : "f-missing"],
      [
        .element("th", ["scope": "rowgroup", "colspan": "2"], name),
        .element("td", ["class": "search"], VisibleText.nodes(reason(object))),
        .element("td", [:], [.element("em", text: result.text)]),
      ])
    return .element("tbody", [:], [row] + object.values.map(value))
  }

  private func reason(_ object: RestorationPanel.Object) -> String {
    switch object.finding {
    case .found(let search): search.said
    case .missing(let reason): reason.said
    }
  }

  private func value(_ value: RestorationPanel.Value) -> HTMLNode {
    let read = value.read.map { VisibleText.nodes($0.description) } ?? [.text("–")]
    return .element(
      "tr", ["class": "f-" + value.fate.rawValue.replacing(" ", with: "-")],
      [
        .element("th", ["scope": "row"], NameBreaks.nodes(value.key)),
        .element(
          "td", ["data-is": RestorationPhrase.saved.text],
          [ArchiveValueRenderer(anchors: nil).node(value.saved)]),
        .element("td", ["data-is": RestorationPhrase.read.text], read),
        .element("td", [:], [.element("em", text: value.fate.phrase.text)]),
      ])
  }
}
