/// The constraints of a solver, in slots that are used again.
struct ConstraintTable {
  private var records: [ConstraintRecord?] = []
  private var vacant: [Int] = []
  /// The number of the next constraint.
  private(set) var nextSequence = 0

  func contains(_ constraint: Constraint) -> Bool {
    records.indices.contains(constraint.slot)
      && records[constraint.slot]?.sequence == constraint.sequence
  }

  subscript(slot: Int) -> ConstraintRecord {
    get {
      guard let record = records[slot] else { fatalError("No constraint has the slot \(slot).") }
      return record
    }
    set { records[slot] = newValue }
  }

  mutating func insert(_ record: ConstraintRecord) -> Constraint {
    let slot = vacant.popLast() ?? records.count
    if slot == records.count { records.append(record) } else { records[slot] = record }
    nextSequence += 1
    return Constraint(slot: slot, sequence: record.sequence)
  }

  mutating func remove(_ slot: Int) {
    records[slot] = nil
    vacant.append(slot)
  }

  /// The slots of all constraints.
  var slots: some Sequence<Int> { records.indices.lazy.filter { records[$0] != nil } }

  /// The slots of all constraints, in the order of addition.
  func slotsInOrder() -> [Int] { slots.sorted { self[$0].sequence < self[$1].sequence } }

  /// Constraints by their slots, in the order of addition.
  func inOrder(_ slots: some Sequence<Int>) -> [Constraint] {
    Set(slots).map { Constraint(slot: $0, sequence: self[$0].sequence) }
      .sorted { $0.sequence < $1.sequence }
  }
}
