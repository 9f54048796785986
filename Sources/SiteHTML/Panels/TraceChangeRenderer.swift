import RunRecord
import SiteModel

/// Draws the trace of a variant with the events that are gone and those that have come.
///
/// Phases in which all is as before are only counted: the page has their events in the run's own panel.
enum TraceChangeRenderer {
  static func node(_ change: TraceChange) -> HTMLNode {
    var number = 0
    return .element(
      "div", ["class": "trace changes"], phases(change.steps).map { phase($0, after: &number) })
  }

  /// Consecutive steps of one phase.
  private static func phases(_ steps: [TraceChange.Step]) -> [[TraceChange.Step]] {
    steps.reduce(into: []) { phases, step in
      if phases.last?.last?.event.phase == step.event.phase {
        phases[phases.count - 1].append(step)
      } else {
        phases.append([step])
      }
    }
  }

  /// - Parameter number: That of the last event before these in the example as it is written; of the last of these afterwards.
  private static func phase(_ steps: [TraceChange.Step], after number: inout Int) -> HTMLNode {
    let phase = steps[0].event.phase
    let isSame = steps.allSatisfy { $0.fate == .same }
    let items = steps.map { step in
      number = step.number ?? number
      return EventRenderer.node(step.event, number: number, fate: step.fate)
    }
    let name = HTMLNode.element("p", ["class": "phase-name"], text: phase.rawValue)
    let list =
      isSame
      ? HTMLNode.element(
        "p", ["class": "nothing"],
        text: TracePhrase.same.text(["events": CountText.counted(steps.count, noun: "event")]))
      : HTMLNode.element("ol", ["aria-label": TraceRenderer.name(of: phase)], items)
    return .element(
      "div", ["class": "phase p-\(phase.rawValue)" + (isSame ? " same" : "")],
      [name, .element("div", [:], [list])])
  }
}
