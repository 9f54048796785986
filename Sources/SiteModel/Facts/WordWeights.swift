/// What words count in a section.
package struct WordWeights: Codable, Hashable, Sendable {
  package private(set) var weights: [String: Int] = [:]

  /// More would let a long section be what every search finds.
  private static let most = 32

  package init() {}

  mutating func add(_ word: String, _ weight: Int) {
    weights[word] = min((weights[word] ?? 0) + weight, Self.most)
  }

  /// Reads `decode 3 view 1`: words are letters and digits alone, and a text is read faster than a table of JSON.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let parts = try container.decode(String.self).utf8.split(separator: UInt8(ascii: " "))
    weights.reserveCapacity(parts.count / 2)
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      guard let weight = Int(Substring(parts[index + 1])) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "`\(Substring(parts[index + 1]))` is not a number")
      }
      weights[String(Substring(parts[index]))] = weight
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let words = weights.sorted { $0.key < $1.key }
    try container.encode(words.map { "\($0) \($1)" }.joined(separator: " "))
  }
}
