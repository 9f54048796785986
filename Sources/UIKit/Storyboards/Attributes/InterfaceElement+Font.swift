import Foundation

extension InterfaceElement {
  /// A font that has an element of its own.
  func font(_ key: String) -> UIFont? {
    guard let description = value(key), description.name == "fontDescription" else { return nil }
    if let style = description["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = description.number("pointSize") ?? 17
    if let name = description["name"] { return UIFont(name: name, size: size) }
    switch description["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = description.choice("weight", Self.weights) ?? .regular
      return .systemFont(ofSize: size, weight: weight)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
