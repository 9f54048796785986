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
