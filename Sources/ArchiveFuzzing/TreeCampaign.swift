import KeyedArchive

/// Writes trees of values and reads them again: both ways nothing may be lost.
package struct TreeCampaign: Sendable {
  package struct Outcome: Codable, Sendable {
    package var trees = 0
    package var values = 0

    /// Trees that were read back differently, with their seeds.
    package var differences: [String] = []

    package init() {}
  }

  package var seeds: Range<UInt64>

  package init(seeds: Range<UInt64>) {
    self.seeds = seeds
  }

  package func run(willWrite: (UInt64) -> Void = { _ in }) -> Outcome {
    var outcome = Outcome()
    for seed in seeds {
      willWrite(seed)
      var tree = RandomTree(seed: seed)
      let value = tree.value()
      outcome.trees += 1
      outcome.values += ValueMutator.values(in: value).count
      if let difference = Self.difference(of: value), outcome.differences.count < 20 {
        outcome.differences.append("seed \(seed): \(difference)")
      }
    }
    return outcome
  }

  private static func difference(of value: PropertyListValue) -> String? {
    let data = BinaryPropertyListWriter().data(of: value)
    do throws(PropertyListError) {
      let read = try BinaryPropertyListReader().value(of: data)
      // NaN equals nothing; bytes tell also what only looks equal.
      if read != value, !hasNaN(value) { return "read otherwise" }
      return BinaryPropertyListWriter().data(of: read) == data ? nil : "written otherwise again"
    } catch {
      return error.description
    }
  }

  private static func hasNaN(_ value: PropertyListValue) -> Bool {
    ValueMutator.values(in: value).contains {
      if case .real(let number) = $0 { number.isNaN } else { false }
    }
  }
}
