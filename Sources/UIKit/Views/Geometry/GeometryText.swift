import Foundation

/// The string form of geometry: its numbers, between braces or brackets.
enum GeometryText {
  static func text(
    _ numbers: [CGFloat], between delimiters: (String, String) = ("{", "}")
  ) -> String {
    delimiters.0 + numbers.map(text(of:)).joined(separator: ", ") + delimiters.1
  }

  /// A number as on Apple's systems, whose form Foundation here does not have: `400`, not `400.0`.
  private static func text(of number: CGFloat) -> String {
    String(format: "%.17g", Double(number))
  }

  /// The numbers of a text; nil unless there are as many as expected.
  static func numbers(in text: String, count: Int) -> [CGFloat]? {
    let numbers = text.trimmingCharacters(in: ["{", "}", "[", "]"])
      .split(separator: ",")
      .map { Double($0.trimmingCharacters(in: .whitespaces)).map { CGFloat($0) } }
    return numbers.count == count ? numbers.wholeIfNoneIsNil : nil
  }
}

extension [CGFloat?] {
  fileprivate var wholeIfNoneIsNil: [CGFloat]? {
    let values = compactMap { $0 }
    return values.count == count ? values : nil
  }
}
