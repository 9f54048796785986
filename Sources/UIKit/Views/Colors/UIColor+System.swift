import Foundation

// The system's colors, in light and dark appearance.
extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(light: (255, 59, 48, 1), dark: (255, 69, 58, 1))
  /// The system's orange.
  public static let systemOrange = UIColor(light: (255, 149, 0, 1), dark: (255, 159, 10, 1))
  /// The system's yellow.
  public static let systemYellow = UIColor(light: (255, 204, 0, 1), dark: (255, 214, 10, 1))
  /// The system's green.
  public static let systemGreen = UIColor(light: (52, 199, 89, 1), dark: (48, 209, 88, 1))
  /// The system's mint.
  public static let systemMint = UIColor(light: (0, 199, 190, 1), dark: (99, 230, 226, 1))
  /// The system's teal.
  public static let systemTeal = UIColor(light: (48, 176, 199, 1), dark: (64, 200, 224, 1))
  /// The system's cyan.
  public static let systemCyan = UIColor(light: (50, 173, 230, 1), dark: (100, 210, 255, 1))
  /// The system's blue.
  public static let systemBlue = UIColor(light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
  /// The system's indigo.
  public static let systemIndigo = UIColor(light: (88, 86, 214, 1), dark: (94, 92, 230, 1))
  /// The system's purple.
  public static let systemPurple = UIColor(light: (175, 82, 222, 1), dark: (191, 90, 242, 1))
  /// The system's pink.
  public static let systemPink = UIColor(light: (255, 45, 85, 1), dark: (255, 55, 95, 1))
  /// The system's brown.
  public static let systemBrown = UIColor(light: (162, 132, 94, 1), dark: (172, 142, 104, 1))
  /// The system's gray.
  public static let systemGray = UIColor(bytes: 142, 142, 147, alpha: 1)
  /// The system's second gray.
  public static let systemGray2 = UIColor(light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
  /// The system's third gray.
  public static let systemGray3 = UIColor(light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
  /// The system's fourth gray.
  public static let systemGray4 = UIColor(light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
  /// The system's fifth gray.
  public static let systemGray5 = UIColor(light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
  /// The system's sixth gray.
  public static let systemGray6 = UIColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  /// The system's background.
  public static let systemBackground = UIColor(light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
  /// The system's background of what is on it.
  public static let secondarySystemBackground = UIColor(
    light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  /// The system's background of what is on that.
  public static let tertiarySystemBackground = UIColor(
    light: (255, 255, 255, 1), dark: (44, 44, 46, 1))
  /// The system's background of groups.
  public static let systemGroupedBackground = UIColor(light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
  /// The system's background of a group.
  public static let secondarySystemGroupedBackground = UIColor(
    light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
  /// The system's background of what is in a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: (242, 242, 247, 1), dark: (44, 44, 46, 1))
  /// The system's color of text.
  public static let label = UIColor(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
  /// The system's color of secondary text.
  public static let secondaryLabel = UIColor(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
  /// The system's color of tertiary text.
  public static let tertiaryLabel = UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  /// The system's color of text of the fourth level.
  public static let quaternaryLabel = UIColor(
    light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
  /// The system's color of text that stands for none.
  public static let placeholderText = UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  /// The system's color of links.
  public static let link = UIColor(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
  /// The system's color of lines.
  public static let separator = UIColor(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
  /// The system's color of lines that nothing shines through.
  public static let opaqueSeparator = UIColor(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
  /// The system's color of thin shapes.
  public static let systemFill = UIColor(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
  /// The system's color of larger shapes.
  public static let secondarySystemFill = UIColor(
    light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  /// The system's color of large shapes.
  public static let tertiarySystemFill = UIColor(
    light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  /// The system's color of very large shapes.
  public static let quaternarySystemFill = UIColor(
    light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
  /// The system's background of groups, by its name before iOS 13.
  public static let groupTableViewBackground = systemGroupedBackground
  /// The color of what can be tapped: the system's blue, whatever the tint of a view.
  public static let tintColor = systemBlue
  /// The system's color of text on dark.
  public static let lightText = UIColor(bytes: 255, 255, 255, alpha: 0.6)
  /// The system's color of text on light.
  public static let darkText = UIColor(bytes: 0, 0, 0, alpha: 1)

  private convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private typealias Bytes = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  private convenience init(light: Bytes, dark: Bytes) {
    self.init(light: Self.parts(light), dark: Self.parts(dark))
  }

  private static func parts(_ bytes: Bytes) -> [CGFloat] {
    [bytes.red / 255, bytes.green / 255, bytes.blue / 255, bytes.alpha]
  }
}
