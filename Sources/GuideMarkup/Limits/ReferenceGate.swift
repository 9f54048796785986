/// Counts link reference definitions, and how much text the references to them can become.
///
/// The parser copies a definition's destination and title to each reference. Which bracket refers
/// to which definition is for the parser to say, so every closing bracket counts as a reference to
/// the longest definition.
struct ReferenceGate: StructureGate {
  let limits: StructureLimits
  private var scanner = DefinitionScanner()
  private var closingBrackets = 0

  init(limits: StructureLimits) {
    self.limits = limits
  }

  mutating func read(_ line: LineShape) -> StructureExcess? {
    for byte in line.bytes where byte == .closeBracket { closingBrackets += 1 }
    scanner.read(line)
    if scanner.count > limits.referenceDefinitions {
      return StructureExcess(
        limit: "references", line: line.number, byte: line.contentStart, found: scanner.count,
        allowed: limits.referenceDefinitions, unit: "link reference definitions")
    }
    if scanner.totalBytes > limits.referenceBytes {
      return StructureExcess(
        limit: "reference-size", line: line.number, byte: line.contentStart,
        found: scanner.totalBytes, allowed: limits.referenceBytes,
        unit: "bytes in link reference definitions")
    }
    return nil
  }

  func finish() -> StructureExcess? {
    let expansion = closingBrackets * scanner.longest.bytes
    guard expansion > limits.referenceExpansion else { return nil }
    return StructureExcess(
      limit: "reference-expansion", line: scanner.longest.line, found: expansion,
      allowed: limits.referenceExpansion,
      unit: "bytes that references to this definition can become")
  }
}
