import Foundation

extension InterfaceElement {
  /// A color that has an element of its own; nil for none and for `<nil/>`.
  @MainActor
  func color(_ key: String, in document: InterfaceDocument) -> UIColor? {
    value(key)?.ownColor(in: document)
  }

  @MainActor
  func ownColor(in document: InterfaceDocument) -> UIColor? {
    guard name == "color" else { return nil }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    guard let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] ?? self["name"] else {
      return nil
    }
    return Self.systemColors[name] ?? document.colors[name]?.ownColor(in: document)
  }

  private static let systemColors: [String: UIColor] = [
    "darkTextColor": .darkText, "groupTableViewBackgroundColor": .systemGroupedBackground,
    "labelColor": .label, "lightTextColor": .lightText, "linkColor": .link,
    "opaqueSeparatorColor": .opaqueSeparator, "placeholderTextColor": .placeholderText,
    "quaternaryLabelColor": .quaternaryLabel, "secondaryLabelColor": .secondaryLabel,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "separatorColor": .separator, "systemBackgroundColor": .systemBackground,
    "systemBlueColor": .systemBlue, "systemFillColor": .systemFill,
    "systemGreenColor": .systemGreen,
    "systemGroupedBackgroundColor": .systemGroupedBackground, "systemOrangeColor": .systemOrange,
    "systemRedColor": .systemRed, "systemYellowColor": .systemYellow,
    "tertiaryLabelColor": .tertiaryLabel,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
  ]
}
