import GuideExamples
package import SiteModel

/// Draws what a result block holds, where the author put it.
package enum ResultPanelRenderer {
  /// - Parameter path: The path of the page on which the panel stands.
  package static func node(_ panel: ResultPanel, at path: String = "") -> HTMLNode {
    .element(
      "div",
      ["class": "result", "id": panel.anchor, "role": "group", "aria-label": title(panel)],
      [.element("p", ["class": "result-title"], caption(panel))] + content(panel, at: path))
  }

  private static func title(_ panel: ResultPanel) -> String {
    switch panel.content {
    case .diagnostics, .matrix: return "\(name(panel.content).text) \(panel.example)"
    case .comparison(let comparison): return "\(title(comparison)) \(comparison.new)"
    case .trace, .archive, .screen, .screenChange, .output, .difference, .missing: break
    }
    let name = ResultPhrase.of.text([
      "name": name(panel.content).text, "example": panel.example,
    ])
    return ([name + launches(panel)] + (panel.part.map { [$0] } ?? []))
      .joined(separator: RunPhrase.comma.text)
  }

  private static func title(_ comparison: ComparisonPanel, old: String? = nil) -> String {
    ComparisonPhrase.title.text(["old": old ?? comparison.old])
  }

  /// The names of both apps are code, wherever a language has them in its sentence.
  private static func caption(_ comparison: ComparisonPanel) -> [HTMLNode] {
    let place = "\u{FFFC}"
    let parts = title(comparison, old: place).split(
      separator: place, maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts.map { part in
      part.isEmpty ? [] : [HTMLNode.element("b", text: String(part))]
    }
    return Array(words.joined(separator: [.element("code", text: comparison.old)]))
      + [.text(" "), .element("code", text: comparison.new)]
  }

  private static func caption(_ panel: ResultPanel) -> [HTMLNode] {
    if case .comparison(let comparison) = panel.content { return caption(comparison) }
    // Readers see no names of examples that their author has not named.
    let example =
      panel.isAnonymous ? [] : [.text(" "), HTMLNode.element("code", text: panel.example)]
    return [.element("b", text: name(panel.content).text)] + example + [.text(launches(panel))]
      + part(of: panel)
  }

  /// A part of an archive is named as in code, a moment in words.
  private static func part(of panel: ResultPanel) -> [HTMLNode] {
    guard let part = panel.part else { return [] }
    if case .screen = panel.content { return [.text(RunPhrase.comma.text + part)] }
    return [.text(RunPhrase.comma.text), .element("code", text: part)]
  }

  private static func launches(_ panel: ResultPanel) -> String {
    let numbers = panel.launches.map(String.init)
    switch numbers.count {
    case 0: return ""
    case 1: return RunPhrase.comma.text + ResultPhrase.launch.text(["number": numbers[0]])
    default:
      return RunPhrase.comma.text
        + ResultPhrase.launches.text(["first": numbers[0], "second": numbers[1]])
    }
  }

  private static func name(_ content: ResultPanel.Content) -> ResultPhrase {
    switch content {
    case .trace: .trace
    case .archive: .archive
    case .screen: .screen
    case .screenChange: .screens
    case .output: .output
    case .difference: .difference
    case .diagnostics: .diagnostics
    case .matrix(let matrix, _): matrix.losesAnything ? .matrix : .matrixWithoutLoss
    case .comparison, .missing: .result
    }
  }

  private static func content(_ panel: ResultPanel, at path: String) -> [HTMLNode] {
    switch panel.content {
    case .trace(let trace):
      [
        TraceRenderer(anchor: launchAnchor(panel), countsFolded: panel.isRunOnPage).node(trace)
      ]
    case .archive(let archive):
      ArchiveRenderer.nodes(archive, panel.anchor, of: launchAnchor(panel))
    case .screen(let screen): [self.screen(screen, name: title(panel), panel.anchor)]
    case .screenChange(let strip, let text):
      [
        ScreenStripRenderer(strip: strip, example: panel.example, anchor: panel.anchor).node(),
        .element("pre", ["tabindex": "0"], [.element("code", [:], VisibleText.nodes(text))]),
      ]
    case .output(let texts): texts.flatMap { output($0, isOnly: texts.count == 1) }
    case .difference(let change): DifferenceRenderer(anchor: panel.anchor).nodes(change)
    case .diagnostics(let text):
      [.element("pre", ["tabindex": "0"], [.element("code", [:], VisibleText.nodes(text))])]
    case .matrix(let matrix, let isOnPage):
      [MatrixRenderer(example: isOnPage ? panel.example : nil).node(matrix)]
    case .comparison(let comparison): [ComparisonRenderer(path: path).node(comparison)]
    case .missing:
      [.element("p", ["class": "nothing"], text: ResultPhrase.missing.text)]
    }
  }

  /// The drawing, and beside it the same as it is read.
  private static func screen(
    _ screen: ScreenPanel, name: String, _ anchor: String
  ) -> HTMLNode {
    .element(
      "div", ["class": "screen"],
      [
        ScreenRenderer(panel: screen, name: name, scope: anchor).node(),
        .element(
          "pre", ["tabindex": "0"], [.element("code", [:], VisibleText.nodes(screen.text))]),
      ])
  }

  /// The events that a trace only counts, by the first of each phase, to which the count leads.
  static func linkedEvents(_ panel: ResultPanel) -> [String] {
    guard case .trace(let trace) = panel.content, panel.isRunOnPage else { return [] }
    return trace.phases.compactMap(\.folded.first).map {
      TraceRenderer.anchor(of: $0.number, in: launchAnchor(panel))
    }
  }

  /// The launch whose events these are, on the page of its example.
  private static func launchAnchor(_ panel: ResultPanel) -> String {
    "run.\(panel.example)." + panel.launches.map(String.init).joined()
  }

  private static func output(_ printed: PrintedText, isOnly: Bool) -> [HTMLNode] {
    let number = "\(printed.launch)"
    let caption =
      isOnly ? RunPhrase.printed.text : RunPhrase.launch.text(["number": number])
    let nodes = OutputRenderer.nodes(printed.text, caption: caption)
    guard nodes.isEmpty else { return nodes }
    return [
      .element(
        "p", ["class": "nothing"], text: ResultPhrase.printedNothing.text(["number": number]))
    ]
  }
}
