import RunRecord
import SiteModel

/// Draws one process: what it printed, its life as a rail of phases, and its end.
struct LaunchRenderer {
  var launch: LaunchPanel
  var panel: RunPanel

  /// The events of the page to which links lead.
  var linked: Set<String> = []

  func node() -> HTMLNode {
    .element(
      "section",
      [
        "class": "launch", "id": panel.anchor(launch), "role": "group",
        "aria-label": RunPhrase.launchOf.text([
          "number": "\(launch.number)", "example": panel.example,
        ]),
      ],
      [title()] + output() + restoration() + trace()
        + [Self.termination(launch.termination, anchor: panel.anchor(launch, "end"))])
  }

  /// How the process ended; an unwanted end stands out.
  static func termination(_ termination: Termination, anchor: String) -> HTMLNode {
    .element(
      "p", ["class": termination.isExpected ? "end" : "end fault", "id": anchor],
      [
        .element("b", text: termination.title), .text(" "),
        .element("span", text: termination.message.said),
      ])
  }

  private func title() -> HTMLNode {
    let process: RunPhrase = launch.number == 1 ? .firstProcess : .newProcessWithoutMemory
    let detail = ([process.text] + launch.conditions.map(\.said))
      .joined(separator: RunPhrase.semicolon.text)
    let name = RunPhrase.launch.text(["number": "\(launch.number)"])
    return .element(
      "p", ["class": "launch-title"],
      [.element("b", text: name), .text(" "), .element("span", text: detail)])
  }

  private func restoration() -> [HTMLNode] {
    let anchor = panel.anchor(launch, "back")
    let objects = launch.restoration.map { [RestorationRenderer(panel: $0).node(anchor: anchor)] }
    let entries = launch.entries.map { EntriesRenderer(panel: $0) }
    return (objects ?? []) + (entries?.given(anchor: panel.anchor(launch, "given")) ?? [])
  }

  private func trace() -> [HTMLNode] {
    let trace = TraceRenderer(anchor: panel.anchor(launch), linked: linked).node(launch.trace)
    return folded(
      [trace], if: .trace, title: .traceAbove,
      count: CountText.counted(launch.trace.shownCount, noun: "event"),
      anchor: panel.anchor(launch, "trace"))
  }

  private func output() -> [HTMLNode] {
    let output = OutputRenderer.nodes(launch.output, caption: .printed)
    let errors = OutputRenderer.nodes(launch.errorOutput, caption: .printedErrors)
    guard !output.isEmpty else { return errors }
    return folded(
      output, if: .output, title: .outputAbove, count: "", anchor: panel.anchor(launch, "output"))
      + errors
  }

  /// What the guide has shown already is there, but does not take the room twice.
  private func folded(
    _ content: [HTMLNode], if part: LaunchPanel.Part, title: RunPhrase, count: String,
    anchor: String
  ) -> [HTMLNode] {
    guard launch.shownBefore.contains(part) else {
      return [.element("div", ["id": anchor], content)]
    }
    let summary = HTMLNode.element(
      "summary", [:], [.text(title.text + " "), .element("small", text: count)])
    return [.element("details", ["class": "fold", "id": anchor], [summary] + content)]
  }
}
