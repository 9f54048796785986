import RunRecord

/// Colors in drawings of screens: the system's by a class, which the styles give another color in the dark.
enum ScreenColors {
  /// The classes of the system's colors, by their values in both appearances.
  private static let classes: [DrawnColor: String] = [
    DrawnColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF): "k",
    DrawnColor(light: 0x3C3C_4399, dark: 0xEBEB_F599): "k2",
    DrawnColor(light: 0x3C3C_434D, dark: 0xEBEB_F54D): "k3",
    DrawnColor(light: 0x007A_FFFF, dark: 0x0A84_FFFF): "kt",
    DrawnColor(light: 0xFF3B_30FF, dark: 0xFF45_3AFF): "kr",
    DrawnColor(light: 0x8E8E_93FF, dark: 0x8E8E_93FF): "kg",
    DrawnColor(light: 0xFFFF_FFFF, dark: 0x0000_00FF): "kb",
    DrawnColor(light: 0xF2F2_F7FF, dark: 0x0000_00FF): "kq",
    DrawnColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF): "kq2",
    DrawnColor(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF): "kc",
    DrawnColor(light: 0xF8F8_F8FF, dark: 0x1616_16FF): "kn",
    DrawnColor(light: 0x7676_801F, dark: 0x7676_803D): "kf",
    DrawnColor(light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF): "kg4",
  ]

  /// All classes, each of which the styles have.
  static var classNames: [String] { classes.values.sorted() }

  /// Gives a shape its color.
  static func filled(_ name: String, attributes: HTMLAttributes, color: DrawnColor?) -> HTMLNode {
    guard let color else { return .element(name, attributes) }
    if let known = classes[color] {
      return .element(name, attributes.with("class", known))
    }
    let light = DrawnColor.text(color.light)
    guard color.light != color.dark else {
      return .element(name, attributes.with("fill", light))
    }
    // A browser that does not know the function takes the color of the group.
    let both = "light-dark(\(light), \(DrawnColor.text(color.dark)))"
    return .element("g", ["fill": light], [.element(name, attributes.with("fill", both))])
  }

  /// The same for a text, which has its words.
  static func text(_ attributes: HTMLAttributes, color: DrawnColor, text: String) -> HTMLNode {
    guard
      case .element(let name, let all, let children) = filled(
        "text", attributes: attributes, color: color)
    else {
      return .text(text)
    }
    guard name == "g", case .element(_, let inner, _)? = children.first else {
      return .element(name, all, text: text)
    }
    return .element("g", all, [.element("text", inner, text: text)])
  }
}
