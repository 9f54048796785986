import RunRecord
import SiteModel

/// Draws the events of a launch: an ordered list for each phase, beside the phase's name.
struct TraceRenderer {
  /// The anchor of the launch, with which those of its events begin.
  let anchor: String

  /// The events of the page to which links lead, if they lead here and not to where the whole run is
  /// shown.
  ///
  /// Scripts give each event its anchor, which follows from the launch and the event's number; those
  /// that readers without scripts come to have them from the start.
  var linked: Set<String> = []

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
    var following = 1
    for step in steps {
      let place = Self.anchor(of: step.number, in: anchor)
      let isLinked = linked.contains(place)
      items.append(
        EventRenderer.node(
          step, anchor: isLinked ? place : nil,
          number: isLinked || step.number == following ? nil : step.number,
          isSameObject: step.event.object == objectBefore))
      objectBefore = step.event.object
      following = step.number + 1
    }
    return .element("ol", attributes, items)
  }

  /// The anchor of an event by its number and the anchor of its launch.
  static func anchor(of event: Int, in launch: String) -> String { "\(launch).e\(event)" }

  /// What a list of events is called.
  static func name(of phase: TraceEvent.Phase) -> String {
    TracePhrase.phase.text(["phase": phase.rawValue])
  }

  private func folded(_ group: PhaseGroup) -> [HTMLNode] {
    guard let first = group.folded.first else { return [] }
    let summary = Self.foldedSummary(group)
    guard !countsFolded else {
      let place = Self.anchor(of: first.number, in: anchor)
      let link = HTMLNode.element("a", ["href": "#" + place], text: summary)
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
      "events": CountText.counted(group.folded.count, noun: noun),
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
    case .activity: .activity
    case .appearance: .appearance
    case .output: .printed
    case .warning: .warned
    case .step: .named
    case .value: .values
    case .log: .logged
    }
  }
}
