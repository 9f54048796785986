/// What a text has too much of for the parser.
package struct ParserExcess: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// It calls itself for each `#if` in another.
    case conditions
    /// It reads the rest of a line again for each slash that could begin a regular expression.
    case slashes
    /// It reads what is left again for each text inside a text.
    case interpolations
    /// It reads what is left again for each attribute that could belong to a type.
    case attributes
    /// It takes many times as long as for ordinary code, or calls itself too often.
    case work

    /// How many a text may have; of those in a line, a line.
    var most: Int {
      switch self {
      case .conditions: 200
      case .slashes: 400
      case .interpolations: 100
      case .attributes: 300
      case .work: .max
      }
    }

    /// What is too much, in words.
    package var words: String {
      switch self {
      case .conditions: "more than \(most) `#if` in a file are too many for the parser"
      case .slashes: "more than \(most) slashes in a line are too many for the parser"
      case .interpolations: "more than \(most) interpolations in a line are too many for the parser"
      case .attributes:
        "more than \(most) attributes with arguments in a file are too many for the parser"
      case .work: "the parser takes too long for this file"
      }
    }
  }

  package var kind: Kind

  /// The line where the first is too many, from 1.
  package var line: Int
}

/// Counts in a text what costs the parser more than its length.
struct ParserCount {
  private(set) var line = 1
  private var conditions = 0
  private var slashes = 0
  private var interpolations = 0
  private var attributes = 0

  /// Whether the present byte may belong to an attribute's name.
  private var isInAttribute = false
  private var before: UInt8 = 0
  private var previous: UInt8 = 0

  /// Counts a further byte; what there are too many of with it.
  mutating func next(_ byte: UInt8) -> ParserExcess.Kind? {
    defer { (before, previous) = (previous, byte) }
    switch byte {
    case UInt8(ascii: "\n"):
      line += 1
      (slashes, interpolations) = (0, 0)
      return nil
    case UInt8(ascii: "/"): return Self.counted(&slashes, .slashes)
    case UInt8(ascii: "@"):
      isInAttribute = true
      return nil
    case UInt8(ascii: "("):
      if previous == UInt8(ascii: "\\") { return Self.counted(&interpolations, .interpolations) }
      guard isInAttribute else { return nil }
      isInAttribute = false
      return Self.counted(&attributes, .attributes)
    case UInt8(ascii: "f") where (before, previous) == (UInt8(ascii: "#"), UInt8(ascii: "i")):
      return Self.counted(&conditions, .conditions)
    default:
      // What is between the sign and the bracket may be blank, a comment, or a name with points.
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "{") { isInAttribute = false }
      return nil
    }
  }

  private static func counted(_ count: inout Int, _ kind: ParserExcess.Kind) -> ParserExcess.Kind? {
    count += 1
    return count > kind.most ? kind : nil
  }
}
