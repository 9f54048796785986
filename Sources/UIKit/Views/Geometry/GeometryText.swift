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

  /// The numbers of a point, a size or a rectangle in just the form that is written here; nil for all
  /// others, which Foundation reads in its own way.
  ///
  /// The first time Foundation reads one, it loads what it knows of all the world's numbers.
  static func writtenNumbers(in text: String, count: Int) -> [CGFloat]? {
    let delimiters = "{}, "
    guard text.filter(delimiters.contains) == (count == 2 ? "{, }" : "{{, }, {, }}") else {
      return nil
    }
    let numbers = text.split(whereSeparator: delimiters.contains)
      .map { Double($0).map { CGFloat($0) } }
    return numbers.count == count ? numbers.wholeIfNoneIsNil : nil
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
