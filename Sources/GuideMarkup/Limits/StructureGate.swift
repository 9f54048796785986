/// Watches one kind of structure while the lines of a guide go by.
protocol StructureGate {
  /// Takes the next line; returns what is too much, if that line makes it so.
  mutating func read(_ line: LineShape) -> StructureExcess?

  /// What is too much in the text as a whole, after its last line.
  func finish() -> StructureExcess?
}

extension StructureGate {
  func finish() -> StructureExcess? { nil }
}

struct NestingGate: StructureGate {
  let limits: StructureLimits

  func read(_ line: LineShape) -> StructureExcess? {
    guard line.markers.count > limits.containerMarkers else { return nil }
    return StructureExcess(
      limit: "nesting", line: line.number, byte: line.markers[limits.containerMarkers],
      found: line.markers.count, allowed: limits.containerMarkers,
      unit: "nested quotes and lists")
  }
}
