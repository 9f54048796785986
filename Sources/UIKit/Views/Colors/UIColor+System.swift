// The system's colours, in light appearance.
extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(bytes: 255, 59, 48, alpha: 1)
  /// The system's orange.
  public static let systemOrange = UIColor(bytes: 255, 149, 0, alpha: 1)
  /// The system's yellow.
  public static let systemYellow = UIColor(bytes: 255, 204, 0, alpha: 1)
  /// The system's green.
  public static let systemGreen = UIColor(bytes: 52, 199, 89, alpha: 1)
  /// The system's mint.
  public static let systemMint = UIColor(bytes: 0, 199, 190, alpha: 1)
  /// The system's teal.
  public static let systemTeal = UIColor(bytes: 48, 176, 199, alpha: 1)
  /// The system's cyan.
  public static let systemCyan = UIColor(bytes: 50, 173, 230, alpha: 1)
  /// The system's blue.
  public static let systemBlue = UIColor(bytes: 0, 122, 255, alpha: 1)
  /// The system's indigo.
  public static let systemIndigo = UIColor(bytes: 88, 86, 214, alpha: 1)
  /// The system's purple.
  public static let systemPurple = UIColor(bytes: 175, 82, 222, alpha: 1)
  /// The system's pink.
  public static let systemPink = UIColor(bytes: 255, 45, 85, alpha: 1)
  /// The system's brown.
  public static let systemBrown = UIColor(bytes: 162, 132, 94, alpha: 1)
  /// The system's grey.
  public static let systemGray = UIColor(bytes: 142, 142, 147, alpha: 1)
  /// The system's second grey.
  public static let systemGray2 = UIColor(bytes: 174, 174, 178, alpha: 1)
  /// The system's third grey.
  public static let systemGray3 = UIColor(bytes: 199, 199, 204, alpha: 1)
  /// The system's fourth grey.
  public static let systemGray4 = UIColor(bytes: 209, 209, 214, alpha: 1)
  /// The system's fifth grey.
  public static let systemGray5 = UIColor(bytes: 229, 229, 234, alpha: 1)
  /// The system's sixth grey.
  public static let systemGray6 = UIColor(bytes: 242, 242, 247, alpha: 1)
  /// The system's background.
  public static let systemBackground = UIColor(bytes: 255, 255, 255, alpha: 1)
  /// The system's background of what is on it.
  public static let secondarySystemBackground = UIColor(bytes: 242, 242, 247, alpha: 1)
  /// The system's background of what is on that.
  public static let tertiarySystemBackground = UIColor(bytes: 255, 255, 255, alpha: 1)
  /// The system's background of groups.
  public static let systemGroupedBackground = UIColor(bytes: 242, 242, 247, alpha: 1)
  /// The system's background of a group.
  public static let secondarySystemGroupedBackground = UIColor(bytes: 255, 255, 255, alpha: 1)
  /// The system's background of what is in a group.
  public static let tertiarySystemGroupedBackground = UIColor(bytes: 242, 242, 247, alpha: 1)
  /// The system's colour of text.
  public static let label = UIColor(bytes: 0, 0, 0, alpha: 1)
  /// The system's colour of secondary text.
  public static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
  /// The system's colour of tertiary text.
  public static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  /// The system's colour of text of the fourth level.
  public static let quaternaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.18)
  /// The system's colour of text that stands for none.
  public static let placeholderText = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  /// The system's colour of links.
  public static let link = UIColor(bytes: 0, 122, 255, alpha: 1)
  /// The system's colour of lines.
  public static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
  /// The system's colour of lines that nothing shines through.
  public static let opaqueSeparator = UIColor(bytes: 198, 198, 200, alpha: 1)
  /// The system's colour of thin shapes.
  public static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)
  /// The system's colour of larger shapes.
  public static let secondarySystemFill = UIColor(bytes: 120, 120, 128, alpha: 0.16)
  /// The system's colour of large shapes.
  public static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, alpha: 0.12)
  /// The system's colour of very large shapes.
  public static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, alpha: 0.08)
  /// The system's colour of text on dark.
  public static let lightText = UIColor(bytes: 255, 255, 255, alpha: 0.6)
  /// The system's colour of text on light.
  public static let darkText = UIColor(bytes: 0, 0, 0, alpha: 1)

  private convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
