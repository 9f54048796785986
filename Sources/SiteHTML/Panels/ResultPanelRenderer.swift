import SiteModel

/// Draws what a result fence holds, where the author put it.
enum ResultPanelRenderer {
  static func node(_ panel: ResultPanel) -> HTMLNode {
    .element(
      "div",
      ["class": "result", "id": panel.anchor, "role": "group", "aria-label": title(panel)],
      [.element("p", ["class": "result-title"], caption(panel))] + content(panel))
  }

  private static func title(_ panel: ResultPanel) -> String {
    switch panel.content {
    case .diagnostics, .matrix: return "\(name(panel.content)) \(panel.example)"
    case .trace, .archive, .output, .difference, .missing: break
    }
    let part = panel.part.map { ", \($0)" } ?? ""
    return "\(name(panel.content)) of \(panel.example)\(launches(panel))\(part)"
  }

  private static func caption(_ panel: ResultPanel) -> [HTMLNode] {
    [
      .element("b", text: name(panel.content)), .text(" "), .element("code", text: panel.example),
      .text(launches(panel)),
    ] + (panel.part.map { [.text(", "), .element("code", text: $0)] } ?? [])
  }

  private static func launches(_ panel: ResultPanel) -> String {
    switch panel.launches.count {
    case 0: ""
    case 1: ", launch \(panel.launches[0])"
    default: ", from launch \(panel.launches[0]) to \(panel.launches[1])"
    }
  }

  private static func name(_ content: ResultPanel.Content) -> String {
    switch content {
    case .trace: "Trace"
    case .archive: "Archive"
    case .output: "Output"
    case .difference: "Difference of the archives"
    case .diagnostics: "What the compiler said of"
    case .matrix: "What is lost in the variants of"
    case .missing: "Result"
    }
  }

  private static func content(_ panel: ResultPanel) -> [HTMLNode] {
    switch panel.content {
    case .trace(let trace): [TraceRenderer(anchor: launchAnchor(panel), isPlace: false).node(trace)]
    case .archive(let archive):
      ArchiveRenderer.nodes(archive, panel.anchor, of: launchAnchor(panel))
    case .output(let texts): texts.flatMap { output($0, isOnly: texts.count == 1) }
    case .difference(let change): DifferenceRenderer(anchor: panel.anchor).nodes(change)
    case .diagnostics(let text):
      [.element("pre", ["tabindex": "0"], [.element("code", [:], VisibleText.nodes(text))])]
    case .matrix(let matrix, let isOnPage):
      [MatrixRenderer(example: isOnPage ? panel.example : nil).node(matrix)]
    case .missing:
      [.element("p", ["class": "nothing"], text: "There is no result: the example did not run.")]
    }
  }

  /// The launch whose events these are, on the page of its example.
  private static func launchAnchor(_ panel: ResultPanel) -> String {
    "run.\(panel.example)." + panel.launches.map(String.init).joined()
  }

  private static func output(_ printed: PrintedText, isOnly: Bool) -> [HTMLNode] {
    let caption = isOnly ? "Printed" : "Launch \(printed.launch)"
    let nodes = OutputRenderer.nodes(printed.text, caption: caption)
    guard nodes.isEmpty else { return nodes }
    return [
      .element("p", ["class": "nothing"], text: "Launch \(printed.launch) printed nothing.")
    ]
  }
}
