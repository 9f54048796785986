public import Foundation

extension UIImage {
  /// What an image is like where it is shown; kept as data.
  @preconcurrency @MainActor
  open class Configuration: NSObject {}

  /// How a symbol of the system's looks; kept as data.
  @preconcurrency @MainActor
  public final class SymbolConfiguration: Configuration {
    /// How bold a symbol is.
    public enum SymbolWeight: Int, Sendable {
      /// As the text beside it.
      case unspecified
      /// The thinnest.
      case ultraLight
      /// Thin.
      case thin
      /// Light.
      case light
      /// As text is.
      case regular
      /// A little bold.
      case medium
      /// Half bold.
      case semibold
      /// Bold.
      case bold
      /// Very bold.
      case heavy
      /// The boldest.
      case black
    }

    /// How large a symbol is beside text.
    public enum SymbolScale: Int, Sendable {
      /// As usual.
      case `default` = -1
      /// Not said.
      case unspecified
      /// Small.
      case small
      /// Neither small nor large.
      case medium
      /// Large.
      case large
    }

    let pointSize: CGFloat?

    /// A symbol for text of a size.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
    }

    /// A symbol for text of a size and weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) {
      self.pointSize = pointSize
    }

    /// A symbol for text of a size and weight, in a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize
    }

    /// A symbol in a scale.
    public init(scale: SymbolScale) {
      pointSize = nil
    }

    /// A symbol of a weight.
    public init(weight: SymbolWeight) {
      pointSize = nil
    }

    /// A symbol for what a text is for.
    public init(textStyle: UIFont.TextStyle) {
      pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize
    }

    /// A symbol for text of a font.
    public init(font: UIFont) {
      pointSize = font.pointSize
    }
  }

  /// The system's symbol of this name, which looks so.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let size = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    // A symbol is a little larger than text of its size.
    let length = (size * 20 / 17).rounded()
    self.init(
      name: name, data: nil, size: CGSize(width: length, height: length), isSymbolImage: true)
  }

  /// The image of this name in a bundle, which looks so.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle)
  }

  /// The image of this name in a bundle, for a screen and a size like these.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle)
  }
}
