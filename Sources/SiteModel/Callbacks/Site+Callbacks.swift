import RunRecord

extension Site {
  /// Whether UIKit was seen to call any method.
  package var hasCallbacks: Bool { pages.contains { !$0.facts.calls.isEmpty } }

  /// Every method that UIKit was seen to call, in the order in which a launch comes to it.
  package var callbacks: [Callback] {
    var byName: [String: Callback] = [:]
    for page in pages {
      for calls in page.facts.calls {
        byName[calls.method, default: Callback(name: calls.method, phases: [], sightings: [])]
          .add(calls, on: page)
      }
    }
    let order = CallbackOrder(pages.map(\.facts))
    let byPhase = Dictionary(grouping: byName.values, by: \.phases.first)
    return TraceEvent.Phase.allCases.flatMap { order.sorted(byPhase[$0] ?? []) }
  }
}

extension Callback {
  fileprivate mutating func add(_ calls: MethodCalls, on page: Page) {
    let seen = Set(phases + calls.phases)
    phases = TraceEvent.Phase.allCases.filter(seen.contains)
    sightings.append(
      Sighting(
        page: page.path, title: page.title, anchor: calls.anchor, count: calls.count,
        launchCount: calls.launchCount, isImplemented: calls.isImplemented))
  }
}
