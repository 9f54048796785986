extension CassowarySolver {
  /// Adds a constraint's errors to what is minimized, if it is optional.
  mutating func addErrors(of slot: Int) {
    let record = constraints[slot]
    guard case .optional(let priority, let weight) = record.strength else { return }
    let level = makeStale(priority)
    if record.relation != .lessThanOrEqual {
      levels[level].errors.insert(Term(symbol: record.positive, coefficient: weight))
    }
    if record.relation != .greaterThanOrEqual {
      levels[level].errors.insert(Term(symbol: record.negative, coefficient: weight))
    }
  }

  /// Takes a constraint's errors out of what is minimized.
  mutating func removeErrors(of slot: Int) {
    let record = constraints[slot]
    guard case .optional(let priority, _) = record.strength else { return }
    let level = makeStale(priority)
    for symbol in record.symbols {
      guard let index = levels[level].errors.index(of: symbol) else { continue }
      levels[level].errors.terms.remove(at: index)
    }
    if levels[level].errors.terms.isEmpty { levels.remove(at: level) }
  }

  /// Writes the rows of all levels whose errors have changed.
  ///
  /// Each is a sum over all errors of the level: one walk for any number of changes, and no rounding
  /// that adds up from change to change.
  mutating func writeStaleLevels() {
    for level in levels.indices where levels[level].isStale {
      for error in levels[level].errors.terms {
        if tableau.rowOf[error.symbol] == Symbol.none {
          accumulator.add(error.coefficient, of: error.symbol)
        } else {
          accumulateRow(of: error.symbol, times: error.coefficient)
        }
      }
      levels[level].row = tableau.insert(accumulator.takeRow(), subject: Symbol.none)
      levels[level].isStale = false
    }
  }

  /// The level of a priority, whose row is removed until it is written again.
  private mutating func makeStale(_ priority: Double) -> Int {
    let index = levelIndex(of: priority)
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority, row: Symbol.none, isStale: true), at: index)
    } else if !levels[index].isStale {
      _ = tableau.remove(levels[index].row)
      levels[index].isStale = true
    }
    return index
  }

  private func levelIndex(of priority: Double) -> Int {
    var low = 0
    var high = levels.count
    while low < high {
      let middle = (low + high) / 2
      if levels[middle].priority > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
