struct BlankLinesGate: StructureGate {
  let limits: StructureLimits
  private var count = 0

  init(limits: StructureLimits) {
    self.limits = limits
  }

  mutating func read(_ line: LineShape) -> StructureExcess? {
    count = line.endsParagraph ? count + 1 : 0
    guard count > limits.blankLines else { return nil }
    return StructureExcess(
      limit: "blank-lines", line: line.number, found: count, allowed: limits.blankLines,
      unit: "blank lines in a row")
  }
}

struct LineLengthGate: StructureGate {
  let limits: StructureLimits

  func read(_ line: LineShape) -> StructureExcess? {
    guard line.bytes.count > limits.lineBytes else { return nil }
    return StructureExcess(
      limit: "line-length", line: line.number, byte: limits.lineBytes, found: line.bytes.count,
      allowed: limits.lineBytes, unit: "bytes in a line")
  }
}
