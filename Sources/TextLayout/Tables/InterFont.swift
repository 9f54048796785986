/// The widths of Inter in one weight, in thousandths of an em.
///
/// A class, because rulers are copied for each cluster, and its values never change.
final class InterFont: Sendable {
  /// The cut for text up to 17 points.
  let text: [UInt16]

  /// The cut for titles from 28 points on.
  let display: [UInt16]

  /// The width of each digit where all digits have one width.
  let tabularDigit: Double

  /// The characters of all weights and cuts.
  static let characters = WidthTable(runs: InterWidths.runs)

  /// Returns the weight that is nearest to one of UIKit's, from -1 to 1.
  static func nearest(to weight: Double) -> InterFont {
    // Between UIKit's regular 0, medium 0.23, semibold 0.3 and bold 0.4.
    switch weight {
    case 0.35...: bold
    case 0.265...: semibold
    case 0.115...: medium
    default: regular
    }
  }

  private static let regular = InterFont(
    InterWidths.regularText, InterWidths.regularDisplay, digit: InterWidths.tabularDigits[0])
  private static let medium = InterFont(
    InterWidths.mediumText, InterWidths.mediumDisplay, digit: InterWidths.tabularDigits[1])
  private static let semibold = InterFont(
    InterWidths.semiboldText, InterWidths.semiboldDisplay, digit: InterWidths.tabularDigits[2])
  private static let bold = InterFont(
    InterWidths.boldText, InterWidths.boldDisplay, digit: InterWidths.tabularDigits[3])

  private init(_ text: String, _ display: String, digit: Int) {
    self.text = WidthTable.widths(of: text)
    self.display = WidthTable.widths(of: display)
    tabularDigit = Double(digit)
  }
}
