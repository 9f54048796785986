/// Values without children, each once, by their numbers.
///
/// A dictionary of them would keep every value a second time.
struct KeyedArchiveLeaves {
  private(set) var values: [PropertyListValue] = []

  /// The numbers of the values, one more than they are, each where its hash says or after that.
  ///
  /// 0 where there is none; as many as a power of two.
  private var slots: [UInt32] = []

  /// The number of a value, which is added if it is new.
  mutating func number(of value: PropertyListValue) -> Int {
    if values.count >= slots.count / 4 * 3 { rehash(slotCount: max(16, slots.count * 2)) }
    var slot = firstSlot(of: value)
    while slots[slot] > 0 {
      let number = Int(slots[slot]) - 1
      if Self.areSame(values[number], value) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    values.append(value)
    slots[slot] = UInt32(values.count)
    return values.count - 1
  }

  /// Makes room: nothing is added any more.
  mutating func finish() {
    slots = []
    values.trim()
  }

  private mutating func rehash(slotCount: Int) {
    var slotCount = slotCount
    while values.count >= slotCount / 4 * 3 { slotCount *= 2 }
    slots = Array(repeating: 0, count: slotCount)
    for number in values.indices {
      var slot = firstSlot(of: values[number])
      while slots[slot] > 0 { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }

  private func firstSlot(of value: PropertyListValue) -> Int {
    var hasher = Hasher()
    if case .string(let text) = value {
      LiteralString(text).hash(into: &hasher)
    } else {
      LiteralScalar(value).hash(into: &hasher)
    }
    return hasher.finalize() & (slots.count - 1)
  }

  private static func areSame(_ a: PropertyListValue, _ b: PropertyListValue) -> Bool {
    if case (.string(let a), .string(let b)) = (a, b) {
      return LiteralString(a) == LiteralString(b)
    }
    return LiteralScalar(a) == LiteralScalar(b)
  }
}
