/// The type of `#imageLiteral(resourceName: "…")` where nothing else says one.
public typealias _ImageLiteralType = UIImage

/// The type of `#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)` where nothing else says one.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {
  /// The image of this name in the app's bundle: what Xcode's image literals mean.
  ///
  /// Traps where there is none, as UIKit does.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      fatalError("There is no image named \"\(name)\" in the app's bundle")
    }
    self.init(
      name: image.name, data: image.data, size: image.size, scale: image.scale,
      isSymbolImage: image.isSymbolImage, renderingMode: image.renderingMode)
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// The color of one of Xcode's color literals.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
