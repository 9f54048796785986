import SiteModel

/// Draws what a result fence holds, where the author put it.
enum ResultPanelRenderer {
  static func node(_ panel: ResultPanel) -> HTMLNode {
    .element(
      "section", ["class": "result", "id": panel.anchor, "aria-label": title(panel)],
      [.element("p", ["class": "result-title"], caption(panel))] + content(panel))
  }

  private static func title(_ panel: ResultPanel) -> String {
    let launch = panel.launch.map { ", launch \($0)" } ?? ""
    return "\(name(panel.content)) of \(panel.example)\(launch)"
  }

  private static func caption(_ panel: ResultPanel) -> [HTMLNode] {
    let launch = panel.launch.map { ", launch \($0)" } ?? ""
    return [
      .element("b", text: name(panel.content)), .text(" "), .element("code", text: panel.example),
      .text(launch),
    ]
  }

  private static func name(_ content: ResultPanel.Content) -> String {
    switch content {
    case .trace: "Trace"
    case .archive: "Archive"
    case .output: "Output"
    case .missing: "Result"
    }
  }

  private static func content(_ panel: ResultPanel) -> [HTMLNode] {
    switch panel.content {
    case .trace(let trace): [TraceRenderer.node(trace)]
    case .archive(let archive): ArchiveRenderer.nodes(archive, panel.anchor)
    case .output(let texts): texts.flatMap { output($0, isOnly: texts.count == 1) }
    case .missing:
      [.element("p", ["class": "nothing"], text: "There is no result: the example did not run.")]
    }
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
