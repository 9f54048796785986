/// Makes a color of another, for a state that a row or button is in.
public struct UIConfigurationColorTransformer {
  /// What makes it.
  public let transform: (UIColor) -> UIColor

  /// Creates what makes colors.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The color that is made of another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A color without saturation.
  public static var grayscale: UIConfigurationColorTransformer {
    Self { color in
      let parts = color.components
      let light = 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]
      return UIColor(white: light, alpha: parts[3])
    }
  }
}
