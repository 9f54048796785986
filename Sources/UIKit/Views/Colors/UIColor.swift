public import Foundation

/// A color by its components, or one that depends on traits.
public final class UIColor: NSObject, NSSecureCoding, Sendable {
  private let source: Source

  /// What printing a color gives, as on Apple's systems, where it is not an address.
  public override var description: String {
    switch source {
    case .parts(let parts): Self.text(of: parts)
    case .lightAndDark(let light, let dark):
      "<UIDynamicSystemColor; light = \(Self.text(of: light)); dark = \(Self.text(of: dark))>"
    case .provider: "<UIDynamicProviderColor>"
    }
  }

  /// Where the components come from.
  private enum Source: Sendable {
    case parts([CGFloat])
    case lightAndDark([CGFloat], [CGFloat])
    case provider(Provider)
  }

  /// What an app makes colors with.
  ///
  /// `@unchecked Sendable` because UIKit too calls it wherever a color is resolved.
  private struct Provider: @unchecked Sendable {
    var color: (UITraitCollection) -> UIColor
  }

  /// The color's red, green and blue parts and its opacity, from 0 to 1, under the current traits.
  var components: [CGFloat] { components(under: .current) }

  /// Colors are safe to decode where secure coding is required.
  public static var supportsSecureCoding: Bool { true }

  /// Creates a color from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .parts([red, green, blue, alpha])
  }

  /// Creates a color that is what `dynamicProvider` returns for the traits in force.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(Provider(color: dynamicProvider))
  }

  init(light: [CGFloat], dark: [CGFloat]) {
    source = .lightAndDark(light, dark)
  }

  /// The color under some traits, which depends on none.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .parts = source { return self }
    let parts = components(under: traitCollection)
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private func components(under traits: @autoclosure () -> UITraitCollection) -> [CGFloat] {
    switch source {
    case .parts(let parts): return parts
    case .lightAndDark(let light, let dark):
      return traits().userInterfaceStyle == .dark ? dark : light
    case .provider(let provider):
      let traits = traits()
      return provider.color(traits).components(under: traits)
    }
  }

  /// Creates a gray, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Reads a color from an archive.
  public init?(coder: NSCoder) {
    let parts = { (keys: [String]) in keys.map { CGFloat(coder.decodeDouble(forKey: $0)) } }
    source =
      coder.containsValue(forKey: Self.darkKeys[0])
      ? .lightAndDark(parts(Self.keys), parts(Self.darkKeys)) : .parts(parts(Self.keys))
  }

  /// Writes the color to an archive; one that an app's closure makes as it is under the current traits.
  public func encode(with coder: NSCoder) {
    let write = { (parts: [CGFloat], keys: [String]) in
      for (key, part) in zip(keys, parts) { coder.encode(Double(part), forKey: key) }
    }
    guard case .lightAndDark(let light, let dark) = source else {
      return write(components, Self.keys)
    }
    write(light, Self.keys)
    write(dark, Self.darkKeys)
  }

  /// UIKit archives the system's colors by their names, which are not known.
  private static let darkKeys = ["UIDarkRed", "UIDarkGreen", "UIDarkBlue", "UIDarkAlpha"]
  private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

  /// The same color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .parts(let parts):
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    case .lightAndDark(let light, let dark):
      return UIColor(light: light.dropLast() + [alpha], dark: dark.dropLast() + [alpha])
    case .provider(let provider):
      return UIColor { provider.color($0).withAlphaComponent(alpha) }
    }
  }

  /// Colors are equal if all their parts are; those of a provider are equal to themselves only.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (source, other.source) {
    case (.parts(let own), .parts(let others)): return own == others
    case (.lightAndDark(let light, let dark), .lightAndDark(let otherLight, let otherDark)):
      return light == otherLight && dark == otherDark
    default: return self === other
    }
  }

  /// Equal colors have equal hashes.
  public override var hash: Int {
    switch source {
    case .parts(let parts): parts.hashValue
    case .lightAndDark(let light, let dark): [light, dark].hashValue
    case .provider: ObjectIdentifier(self).hashValue
    }
  }
}
