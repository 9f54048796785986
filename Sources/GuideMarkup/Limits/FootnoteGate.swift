struct FootnoteGate: StructureGate {
  let limits: StructureLimits
  private var count = 0

  init(limits: StructureLimits) {
    self.limits = limits
  }

  mutating func read(_ line: LineShape) -> StructureExcess? {
    if line.definesFootnote { count += 1 }
    guard count > limits.footnotes else { return nil }
    return StructureExcess(
      limit: "footnotes", line: line.number, byte: line.contentStart, found: count,
      allowed: limits.footnotes, unit: "footnotes")
  }
}
