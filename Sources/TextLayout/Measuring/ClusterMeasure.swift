/// Adds up the characters of one cluster.
struct ClusterMeasure {
  private let first: Unicode.Scalar
  private let ruler: FontRuler

  /// Whether the cluster is an emoji; a selector after the first character may change that.
  private var isEmoji: Bool
  private var sum = 0.0

  /// How long the cluster is, in UTF-16 units.
  private(set) var length = 0

  /// How long the cluster is, in bytes of UTF-8.
  private(set) var byteCount = 0

  init(first: Unicode.Scalar, ruler: FontRuler) {
    self.first = first
    self.ruler = ruler
    isEmoji = Self.mayBeEmoji(first) && first.properties.isEmojiPresentation
  }

  /// Adds the next character.
  mutating func add(_ scalar: Unicode.Scalar) {
    length += scalar.value > 0xFFFF ? 2 : 1
    byteCount += UTF8.width(scalar)
    switch scalar.value {
    case 0xFE0F, 0x20E3:
      isEmoji = isEmoji || Self.mayBeEmoji(first) && first.properties.isEmoji
    case 0xFE0E where byteCount <= 7:
      // Right after the first character it asks for the text's own shape.
      isEmoji = false
      sum = ruler.advance(of: first)
    default:
      if !isEmoji { sum += ruler.advance(of: scalar) }
    }
  }

  /// Returns the width: an emoji of several characters is as wide as one.
  func advance(kern: Double) -> Double {
    let width = isEmoji ? ruler.emojiAdvance : sum
    return width > 0 ? width + kern : 0
  }

  /// Where lines may be broken beside the cluster.
  var breaking: LineBreakClass { isEmoji ? .ideographic : LineBreakClass(of: first) }

  /// The direction that the cluster gives to a paragraph, if it gives any.
  var direction: TextDirection? { isEmoji ? nil : TextDirection(of: first) }

  /// Tells most characters apart without a look at Unicode's tables, which costs more.
  private static func mayBeEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x23, 0x2A, 0x30...0x39, 0xA9, 0xAE, 0x203C...0x3299, 0x1F000...0x1FAFF: true
    default: false
    }
  }
}
