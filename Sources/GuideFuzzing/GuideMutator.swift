/// Damages the text of guides at random, the same way for the same seed: bytes, lines, and what
/// means something to the parser.
struct GuideMutator {
  private var generator: SeededGenerator

  /// Other guides, parts of which are put in.
  private let pool: [[UInt8]]

  init(seed: UInt64, pool: [[UInt8]]) {
    generator = SeededGenerator(seed: seed)
    self.pool = pool
  }

  /// A part of one of the guides, or all of it, with one to eight damages.
  mutating func guide() -> [UInt8] {
    var text = pool[generator.number(below: pool.count)]
    // Most are short, so that there can be many.
    if text.count > 2_000, generator.number(below: 8) != 0 {
      let start = lineStart(text, generator.number(below: text.count))
      text = Array(text[start..<min(text.count, start + 1_500)])
    }
    for _ in 0...generator.number(below: 8) { damage(&text) }
    return text
  }

  private mutating func damage(_ text: inout [UInt8]) {
    let place = generator.number(below: text.count + 1)
    switch generator.number(below: 11) {
    case 0: if place < text.count { text[place] ^= 1 << UInt8(generator.number(below: 8)) }
    case 1: if place < text.count { text[place] = UInt8(generator.number(below: 256)) }
    case 2: text.removeSubrange(place..<min(text.count, place + generator.number(below: 40)))
    case 3: text.removeLast(generator.number(below: text.count + 1))
    case 4, 5: text.insert(contentsOf: token(), at: place)
    case 6: text.insert(contentsOf: token(), at: lineStart(text, place))
    case 7: repeatPart(of: &text, at: place)
    case 8: text.insert(contentsOf: part(of: pool[generator.number(below: pool.count)]), at: place)
    case 9: moveLine(in: &text, from: place)
    default: indent(&text, from: lineStart(text, place))
    }
  }

  private mutating func token() -> [UInt8] {
    GuideTokens.all[generator.number(below: GuideTokens.all.count)]
  }

  /// Up to 300 times the same few bytes: what takes a parser more than linear time shows by it.
  private mutating func repeatPart(of text: inout [UInt8], at place: Int) {
    let source = generator.number(below: 2) == 0 ? token() : part(of: Array(text[place...]))
    let few = source.prefix(1 + generator.number(below: 24))
    let count = 1 + generator.number(below: 300)
    text.insert(contentsOf: repeatElement(few, count: count).joined(), at: place)
  }

  private mutating func part(of text: [UInt8]) -> [UInt8] {
    let start = generator.number(below: text.count + 1)
    return Array(text[start..<min(text.count, start + generator.number(below: 200))])
  }

  private mutating func moveLine(in text: inout [UInt8], from place: Int) {
    let start = lineStart(text, place)
    let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
    let line = text[start..<end]
    text.removeSubrange(start..<end)
    text.insert(contentsOf: line, at: lineStart(text, generator.number(below: text.count + 1)))
  }

  /// Puts some lines into a list, a quote or code.
  private mutating func indent(_ text: inout [UInt8], from place: Int) {
    let prefixes = ["> ", "- ", "    ", "\t", "1. ", "  ", "[^a]: ", ">"]
    let prefix = prefixes[generator.number(below: prefixes.count)]
    var place = place
    for _ in 0..<(1 + generator.number(below: 12)) {
      text.insert(contentsOf: Array(prefix.utf8), at: place)
      guard let end = text[place...].firstIndex(of: UInt8(ascii: "\n")) else { return }
      place = end + 1
    }
  }

  private func lineStart(_ text: [UInt8], _ place: Int) -> Int {
    text[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }
}
