/// A list of numbers that is kept as one text, which is read in a tenth of the time that a list of JSON takes.
package struct NumberList: Codable, Hashable, Sendable {
  package var numbers: [Int]

  package init(_ numbers: [Int]) {
    self.numbers = numbers
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    numbers = try container.decode(String.self).utf8.split(separator: UInt8(ascii: " ")).map {
      digits in
      guard let number = Int(Substring(digits)) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "`\(Substring(digits))` is not a number")
      }
      return number
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(numbers.map(String.init).joined(separator: " "))
  }
}
