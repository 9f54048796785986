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
          "images", line: line, byte: offset, found: images, allowed: limits.imagesPerParagraph,
          unit: "images in a paragraph")
      }
      if brackets > limits.bracketsPerParagraph {
        return excess(
          "brackets", line: line, byte: offset, found: brackets,
          allowed: limits.bracketsPerParagraph,
          unit: "opening brackets in a paragraph")
      }
    }
    return nil
  }

  private func excess(
    _ limit: String, line: LineShape, byte: Int, found: Int, allowed: Int, unit: String
  ) -> StructureExcess {
    StructureExcess(
      limit: limit, line: line.number, byte: byte, found: found, allowed: allowed, unit: unit)
  }
}
