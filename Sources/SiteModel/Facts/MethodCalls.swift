package import RunRecord

/// The calls of one method in all runs of a page.
package struct MethodCalls: Codable, Hashable, Sendable {
  /// The method's Swift name.
  package var method: String

  /// The phases in which it was called, in the order of a launch.
  package var phases: [TraceEvent.Phase]

  /// The anchor of the first launch that has the call, one that the app implements if there is any.
  package var anchor: String

  /// How often it was called in all launches, and in how many of them it was.
  package var count: Int
  package var launchCount: Int

  /// Whether an example implements the method: else it is UIKit's own call of its own class.
  package var isImplemented: Bool
}

extension MethodCalls {
  /// The calls of the page's runs by their methods' names, and the methods that each launch came to as indices of them.
  static func all(on page: Page) -> (calls: [MethodCalls], launches: [NumberList]) {
    let panels = page.fences.sorted { $0.key < $1.key }.compactMap(\.value.run)
    let launches = panels.flatMap { panel in
      panel.launches.map { launch in
        let anchor = panel.anchor(launch)
        return launch.callbacks.map { Call(event: $0, anchor: anchor) }
      }
    }
    let calls = Dictionary(grouping: launches.flatMap(\.self), by: \.method).values
      .compactMap(MethodCalls.init).sorted { $0.method < $1.method }
    let indices = Dictionary(uniqueKeysWithValues: calls.enumerated().map { ($1.method, $0) })
    return (
      calls,
      launches.map { launch in
        var seen: Set<Int> = []
        return NumberList(
          launch.compactMap { indices[$0.method] }.filter { seen.insert($0).inserted })
      }
    )
  }

  private init?(_ calls: [Call]) {
    guard let first = calls.first else { return nil }
    let implemented = calls.first { $0.event.isImplemented }
    let seen = Set(calls.map(\.event.phase))
    self.init(
      method: first.method, phases: TraceEvent.Phase.allCases.filter(seen.contains),
      anchor: (implemented ?? first).anchor, count: calls.count,
      launchCount: Set(calls.map(\.anchor)).count, isImplemented: implemented != nil)
  }
}

/// A call that UIKit made, with the anchor of the launch in which it did.
private struct Call {
  var event: TraceEvent
  var anchor: String

  var method: String { event.methodCall?.method ?? "" }
}
