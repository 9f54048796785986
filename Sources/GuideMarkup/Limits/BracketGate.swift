/// Counts what could begin a link or an image in one paragraph.
struct BracketGate: StructureGate {
  let limits: StructureLimits
  private var brackets = 0
  private var images = 0

  init(limits: StructureLimits) {
    self.limits = limits
  }

  mutating func read(_ line: LineShape) -> StructureExcess? {
    if line.endsParagraph {
      brackets = 0
      images = 0
    }
    for (offset, byte) in line.bytes.enumerated() where byte == .openBracket {
      brackets += 1
      if offset > 0, line.bytes[offset - 1] == UInt8(ascii: "!") { images += 1 }
      if images > limits.imagesPerParagraph {
        return excess(
          "images", line, offset, images, limits.imagesPerParagraph, "images in a paragraph")
      }
      if brackets > limits.bracketsPerParagraph {
        return excess(
          "brackets", line, offset, brackets, limits.bracketsPerParagraph,
          "opening brackets in a paragraph")
      }
    }
    return nil
  }

  private func excess(
    _ limit: String, _ line: LineShape, _ byte: Int, _ found: Int, _ allowed: Int, _ unit: String
  ) -> StructureExcess {
    StructureExcess(
      limit: limit, line: line.number, byte: byte, found: found, allowed: allowed, unit: unit)
  }
}
