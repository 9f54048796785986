import RunRecord
import SiteModel

/// Draws the events of a launch: an ordered list for each phase, beside the phase's name.
struct TraceRenderer {
  /// The anchor of the launch, with which those of its events begin.
  let anchor: String

  /// Whether links to an event lead here, and not only to where the whole run is shown.
  let isPlace: Bool

  /// Whether events that are not shown at once are only counted, because their place is on the page.
  var countsFolded = false

  func node(_ trace: TracePanel) -> HTMLNode {
    guard !trace.phases.isEmpty else {
      return .element("p", ["class": "nothing"], text: TracePhrase.nothing.text)
    }
    return .element("div", ["class": "trace", "data-of": anchor], trace.phases.map(phase))
  }

  private func phase(_ group: PhaseGroup) -> HTMLNode {
    let name = HTMLNode.element("p", ["class": "phase-name"], text: group.phase.rawValue)
    let shown =
      group.shown.isEmpty
      ? [] : [events(group.shown, ["aria-label": Self.name(of: group.phase)])]
    return .element(
      "div", ["class": "phase p-\(group.phase.rawValue)"],
      [name, .element("div", [:], shown + folded(group))])
  }

  private func events(_ steps: [TraceStep], _ attributes: HTMLAttributes = [:]) -> HTMLNode {
    var objectBefore: ObjectReference?
    var items: [HTMLNode] = []
    for step in steps {
      let place = isPlace ? "\(anchor).e\(step.number)" : nil
      items.append(
        EventRenderer.node(step, anchor: place, isSameObject: step.event.object == objectBefore))
      objectBefore = step.event.object
    }
    return .element("ol", attributes, items)
  }

  /// What a list of events is called.
  static func name(of phase: TraceEvent.Phase) -> String {
    TracePhrase.phase.text(["phase": phase.rawValue])
  }

  private func folded(_ group: PhaseGroup) -> [HTMLNode] {
    guard let first = group.folded.first else { return [] }
    let summary = Self.foldedSummary(group)
    guard !countsFolded else {
      let link = HTMLNode.element("a", ["href": "#\(anchor).e\(first.number)"], text: summary)
      return [.element("p", ["class": "more"], [link])]
    }
    return [
      .element(
        "details", ["class": "more"],
        // The summary says what they are.
        [.element("summary", text: summary), events(group.folded)])
    ]
  }

  private static func foldedSummary(_ group: PhaseGroup) -> String {
    let kinds = TraceEvent.Kind.allCases.compactMap { kind in
      let count = group.folded.count { $0.event.kind == kind }
      return count == 0 ? nil : kind.counted.text(["count": "\(count)"])
    }
    let noun = group.shown.isEmpty ? "event" : "more event"
    return TracePhrase.folded.text([
      "events": CountText.counted(group.folded.count, noun),
      "kinds": kinds.joined(separator: RunPhrase.comma.text),
    ])
  }
}

extension TraceEvent.Kind {
  fileprivate var counted: TracePhrase {
    switch self {
    case .hook: .ofUIKit
    case .decision: .decided
    case .life: .ofLife
    case .coder: .coder
    case .appearance: .appearance
    case .output: .printed
    case .warning: .warned
    case .step: .named
    case .value: .values
    case .log: .logged
    }
  }
}
