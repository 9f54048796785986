import RunRecord

extension Site {
  /// Whether UIKit was seen to call any method.
  package var hasCallbacks: Bool { pages.contains(where: \.hasCalls) }

  /// Every method that UIKit was seen to call, in the order in which a launch comes to it.
  package var callbacks: [Callback] {
    var byName: [String: Callback] = [:]
    for page in pages {
      for (name, calls) in page.calls {
        byName[name, default: Callback(name: name, phases: [], sightings: [])]
          .add(calls, on: page)
      }
    }
    let order = CallbackOrder(pages.flatMap(\.launches))
    let byPhase = Dictionary(grouping: byName.values, by: \.phases.first)
    return TraceEvent.Phase.allCases.flatMap { order.sorted(byPhase[$0] ?? []) }
  }
}

/// A call that UIKit made, with the anchor of the launch in which it did.
private struct Call {
  var event: TraceEvent
  var anchor: String

  var method: String { event.methodCall?.method ?? "" }
}

extension Page {
  private var panels: [RunPanel] { fences.sorted { $0.key < $1.key }.compactMap(\.value.run) }

  /// The launches of the page's examples.
  fileprivate var launches: [LaunchPanel] { panels.flatMap(\.launches) }

  fileprivate var hasCalls: Bool {
    fences.values.contains { $0.run?.launches.contains { !$0.callbacks.isEmpty } ?? false }
  }

  /// The calls of the page's examples, by the method's name.
  fileprivate var calls: [String: [Call]] {
    let calls = panels.flatMap { panel in panel.launches.flatMap { Self.calls(in: $0, of: panel) } }
    return Dictionary(grouping: calls, by: \.method)
  }

  private static func calls(in launch: LaunchPanel, of panel: RunPanel) -> [Call] {
    let anchor = panel.anchor(launch)
    return launch.callbacks.map { Call(event: $0, anchor: anchor) }
  }
}

extension Callback {
  fileprivate mutating func add(_ calls: [Call], on page: Page) {
    guard let first = calls.first else { return }
    let implemented = calls.first { $0.event.isImplemented }
    let seen = Set(phases + calls.map(\.event.phase))
    phases = TraceEvent.Phase.allCases.filter(seen.contains)
    sightings.append(
      Sighting(
        page: page.path, title: page.title, anchor: (implemented ?? first).anchor,
        count: calls.count, launchCount: Set(calls.map(\.anchor)).count,
        isImplemented: implemented != nil))
  }
}
