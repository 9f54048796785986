import RunRecord
import SiteModel

/// Draws what happened when an example ran: its story, its processes, and the disk between them.
struct RunPanelRenderer {
  var panel: RunPanel

  /// Whether the launches are folded below the story.
  var isFolded = false

  /// Whether what the user saw stands above the story; the home page has it beside its title.
  var showsScreens = true

  /// Whether what can be touched on the screens is marked with the statement that touches it.
  var isTouchable = false

  /// The events of the page to which links lead.
  var linked: Set<String> = []

  func node() -> HTMLNode {
    let name = RunPhrase.whatHappenedWhenRan.text(["example": panel.example])
    return .element(
      "section",
      [
        "class": panel.isApp ? "run" : "run script", "id": panel.anchor, "aria-label": name,
        "data-updates": panel.updates,
      ],
      panel.isApp ? app() : script())
  }

  /// A plain program has one process and no archive: what it printed is all there is to show.
  private func script() -> [HTMLNode] {
    panel.launches.flatMap { launch in
      // An `output` block above shows it where its author wants it.
      let isShown = launch.shownBefore.contains(.output)
      let output = isShown ? [] : OutputRenderer.nodes(launch.output, caption: .prints)
      let errors = OutputRenderer.nodes(launch.errorOutput, caption: .printsErrors)
      guard launch.termination == .exited(status: 0) else {
        let termination = LaunchRenderer.termination(
          launch.termination, anchor: panel.anchor(launch, "end"))
        return output + errors + [termination]
      }
      if let tests = panel.testCount { return [Self.passed(tests)] + output + errors }
      return output.isEmpty && errors.isEmpty && !isShown ? [Self.silence] : output + errors
    } + (panel.download == nil ? [] : [.element("p", ["class": "silence"], download(.swiftFiles))])
  }

  /// The link to the code of the example.
  private func download(_ phrase: RunPhrase) -> [HTMLNode] {
    guard let name = panel.download else { return [] }
    return [.text(" "), .element("a", ["href": name, "download": ""], text: phrase.text)]
  }

  private static func passed(_ count: Int) -> HTMLNode {
    let tests = CountText.counted(count, noun: "test")
    return .element("p", ["class": "silence"], text: RunPhrase.testsPassed.text(["tests": tests]))
  }

  /// Silence is not a fault, but a reader wants to know that the program ran.
  private static var silence: HTMLNode {
    .element("p", ["class": "silence"], text: RunPhrase.printedNothing.text)
  }

  private func app() -> [HTMLNode] {
    let caption =
      RunPhrase.whatHappened.nodes(["example": .element("code", text: panel.example)])
      + [
        .element(
          "small", [:],
          [
            .text(
              CountText.counted(panel.launches.count, noun: "process", plural: "processes"))
          ] + download(.xcodeProject))
      ]
    let head = HTMLNode.element(
      "div", ["class": "run-head"],
      [.element("h2", ["class": "run-title"], caption)] + strip() + film() + [story()])
    let launches = panel.launches.flatMap(launch)
    guard isFolded else { return [.element("trace-player", [:], [head] + launches)] }
    let fold = HTMLNode.element(
      "details", ["class": "all-launches"],
      [.element("summary", text: RunPhrase.everyEvent.text)] + launches)
    return [.element("trace-player", [:], [head, fold])]
  }

  private func strip() -> [HTMLNode] {
    guard showsScreens else { return [] }
    return panel.strip.map {
      [
        ScreenStripRenderer(
          strip: $0, example: panel.example, anchor: panel.anchor, film: panel.film,
          isTouchable: isTouchable
        ).node()
      ]
    } ?? []
  }

  private func film() -> [HTMLNode] {
    showsScreens
      ? ScreenFilmRenderer(film: panel.film, strip: panel.strip, anchor: panel.anchor).nodes() : []
  }

  private func story() -> HTMLNode {
    .element(
      "ol", ["class": "story"],
      panel.story.map { step in
        let link = HTMLNode.element(
          "a", ["href": "#" + step.anchor],
          [
            .element("b", text: step.title), .text(" "),
            .element("span", text: step.detail),
          ])
        return .element("li", ["class": "s-" + step.kind.rawValue], [link])
      })
  }

  private func launch(_ launch: LaunchPanel) -> [HTMLNode] {
    let isLast = launch.number == panel.launches.last?.number
    return [
      LaunchRenderer(launch: launch, panel: panel, linked: linked).node(),
      DiskRenderer(launch: launch, panel: panel, isLast: isLast).node(),
    ]
  }
}
