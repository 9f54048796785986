struct LineLengthGate: StructureGate {
  let limits: StructureLimits

  func read(_ line: LineShape) -> StructureExcess? {
    guard line.bytes.count > limits.lineBytes else { return nil }
    return StructureExcess(
      limit: "line-length", line: line.number, byte: limits.lineBytes, found: line.bytes.count,
      allowed: limits.lineBytes, unit: "bytes in a line")
  }
}
