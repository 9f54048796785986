import RunRecord
import SiteModel

/// Draws the events of a launch: an ordered list for each phase, beside the phase's name.
struct TraceRenderer {
  /// The anchor of the launch, with which those of its events begin.
  let anchor: String

  /// Whether links to an event lead here, and not only to where the whole run is shown.
  let isPlace: Bool

  func node(_ trace: TracePanel) -> HTMLNode {
    guard !trace.phases.isEmpty else {
      return .element("p", ["class": "nothing"], text: "Nothing was recorded.")
    }
    return .element("div", ["class": "trace", "data-of": anchor], trace.phases.map(phase))
  }

  private func phase(_ group: PhaseGroup) -> HTMLNode {
    let name = HTMLNode.element("p", ["class": "phase-name"], text: group.phase.rawValue)
    let shown = group.shown.isEmpty ? [] : [events(group.shown, of: group.phase)]
    return .element(
      "div", ["class": "phase p-\(group.phase.rawValue)"],
      [name, .element("div", [:], shown + folded(group))])
  }

  private func events(_ steps: [TraceStep], of phase: TraceEvent.Phase) -> HTMLNode {
    var objectBefore: ObjectReference?
    var items: [HTMLNode] = []
    for step in steps {
      let place = isPlace ? "\(anchor).e\(step.number)" : nil
      items.append(
        EventRenderer.node(step, anchor: place, isSameObject: step.event.object == objectBefore))
      objectBefore = step.event.object
    }
    return .element("ol", ["aria-label": "Phase \(phase.rawValue)"], items)
  }

  private func folded(_ group: PhaseGroup) -> [HTMLNode] {
    guard !group.folded.isEmpty else { return [] }
    let summary = HTMLNode.element("summary", text: Self.foldedSummary(group))
    return [
      .element("details", ["class": "more"], [summary, events(group.folded, of: group.phase)])
    ]
  }

  private static func foldedSummary(_ group: PhaseGroup) -> String {
    let kinds = TraceEvent.Kind.allCases.compactMap { kind in
      let count = group.folded.count { $0.event.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.foldedName)"
    }
    let noun = group.shown.isEmpty ? "event" : "more event"
    return CountText.counted(group.folded.count, noun) + ": " + kinds.joined(separator: ", ")
  }
}

extension TraceEvent.Kind {
  fileprivate var foldedName: String {
    switch self {
    case .hook: "of UIKit’s own"
    case .decision: "decided"
    case .life: "of the app’s life"
    case .coder: "coder"
    case .appearance: "appearance"
    case .output: "printed"
    case .warning: "warned of"
    case .step: "named by the author"
    case .value: "values"
    case .log: "logged"
    }
  }
}
