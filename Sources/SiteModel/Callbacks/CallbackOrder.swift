import RunRecord

/// The order in which a launch comes to the callbacks, as most launches have it.
///
/// No launch has all callbacks, and some have one earlier than others do: what counts between two of
/// a phase is which came first more often where both came.
struct CallbackOrder {
  /// The methods' numbers, by their names.
  private var numbers: [String: Int] = [:]

  /// In how many more launches the method of the row came before that of the column than after it, a row after the other.
  private var lead: [Int]

  init(_ pages: [PageFacts]) {
    for calls in pages.flatMap(\.calls) where numbers[calls.method] == nil {
      numbers[calls.method] = numbers.count
    }
    let size = numbers.count
    lead = Array(repeating: 0, count: size * size)
    for page in pages {
      let own = page.calls.map { numbers[$0.method] ?? 0 }
      for launch in page.launches {
        let methods = launch.numbers.map { own[$0] }
        for (index, first) in methods.enumerated() {
          for second in methods[(index + 1)...] {
            lead[first * size + second] += 1
            lead[second * size + first] -= 1
          }
        }
      }
    }
  }

  /// The callbacks of a phase in the order in which a launch comes to them.
  ///
  /// Again and again the next is the one with the fewest of the others before it: usually none.
  func sorted(_ callbacks: [Callback]) -> [Callback] {
    var remaining = callbacks.sorted { $0.name < $1.name }.map { ($0, numbers[$0.name] ?? 0) }
    var result: [Callback] = []
    while let next = remaining.indices.min(by: {
      predecessors(of: remaining[$0].1, in: remaining)
        < predecessors(of: remaining[$1].1, in: remaining)
    }) {
      result.append(remaining.remove(at: next).0)
    }
    return result
  }

  private func predecessors(of method: Int, in others: [(Callback, number: Int)]) -> Int {
    others.count { lead[$0.number * numbers.count + method] > 0 }
  }
}
