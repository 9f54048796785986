/// The objects that a value consists of, numbered, the value itself first and each scalar once.
struct PropertyListObjectTable {
  private(set) var values: [PropertyListValue] = []

  /// The numbers of each object's children; for a dictionary, of its keys and then of its values.
  private(set) var references: [[UInt32]] = []

  private var numbers: [LiteralScalar: UInt32] = [:]

  init(_ top: PropertyListValue) {
    _ = number(of: top)
    // Containers are opened in the order of their numbers: a queue, not recursion.
    var index = 0
    while index < values.count {
      references.append(children(of: values[index]))
      index += 1
    }
  }

  private mutating func children(of value: PropertyListValue) -> [UInt32] {
    switch value {
    case .array(let elements), .set(let elements): elements.map { number(of: $0) }
    case .dictionary(let entries):
      entries.map { number(of: .string($0.key)) } + entries.map { number(of: $0.value) }
    default: []
    }
  }

  private mutating func number(of value: PropertyListValue) -> UInt32 {
    let number = UInt32(values.count)
    if let scalar = LiteralScalar(value) {
      if let known = numbers[scalar] { return known }
      numbers[scalar] = number
    }
    values.append(value)
    return number
  }
}
