/// The space that the system's font adds to each character, which depends on the size.
///
/// The values are Apple's: Human Interface Guidelines, Typography, "iOS, iPadOS tracking values",
/// SF Pro (developer.apple.com/design/human-interface-guidelines/typography). UIKit applies them to
/// text in the system's font by itself (WWDC 2020, session 10175).
enum Tracking {
  /// Returns the tracking of a size, in thousandths of an em.
  ///
  /// Sizes between two of the table have a value between theirs, and sizes beyond it the last one.
  static func value(at size: Double) -> Double {
    let place = min(max(size - smallest, 0), Double(values.count - 1))
    let index = Int(place)
    guard index + 1 < values.count else { return values[index] }
    let share = place - Double(index)
    return values[index] * (1 - share) + values[index + 1] * share
  }

  private static let smallest = 6.0

  /// For each size from 6 to 80 points; the table skips sizes from 54 on, which are filled in.
  private static let values: [Double] = [
    41, 34, 26, 19,
    12, 6, 0, -6, -11, -16, -20, -26, -25, -24,
    -23, -18, -12, -4, 3, 6, 8, 11, 14, 14,
    14, 13, 13, 12, 12, 11, 10, 10, 10, 10,
    10, 9, 9, 9, 8, 8, 8, 8, 8, 7,
    7, 7, 6, 6, 6, 6, 6, 5.5, 5, 4.5,
    4, 4, 4, 4, 4, 3.5, 3, 2.5, 2, 2,
    2, 2, 2, 1.75, 1.5, 1.25, 1, 0.75, 0.5, 0.25,
    0,
  ]
}
