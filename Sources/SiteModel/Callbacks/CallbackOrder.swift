import RunRecord

/// The order in which a launch comes to the callbacks, as most launches have it.
///
/// No launch has all callbacks, and some have one earlier than others do: what counts between two of
/// a phase is which came first more often where both came.
struct CallbackOrder {
  /// In how many more launches the first came before the second than after it.
  private var lead: [Pair: Int] = [:]

  init(_ launches: [LaunchPanel]) {
    for launch in launches {
      let names = Self.withoutRepetition(launch.callbacks.compactMap(\.methodCall?.method))
      for (index, first) in names.enumerated() {
        for second in names[(index + 1)...] {
          lead[Pair(first: first, second: second), default: 0] += 1
          lead[Pair(first: second, second: first), default: 0] -= 1
        }
      }
    }
  }

  /// The callbacks of a phase in the order in which a launch comes to them.
  ///
  /// Again and again the next is the one with the fewest of the others before it: usually none.
  func sorted(_ callbacks: [Callback]) -> [Callback] {
    var remaining = callbacks.sorted { $0.name < $1.name }
    var result: [Callback] = []
    while let next = remaining.min(by: {
      predecessors(of: $0, in: remaining) < predecessors(of: $1, in: remaining)
    }) {
      result.append(next)
      remaining.removeAll { $0.name == next.name }
    }
    return result
  }

  private func predecessors(of callback: Callback, in others: [Callback]) -> Int {
    others.count { lead[Pair(first: $0.name, second: callback.name), default: 0] > 0 }
  }

  private static func withoutRepetition(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private struct Pair: Hashable {
    var first: String
    var second: String
  }
}
