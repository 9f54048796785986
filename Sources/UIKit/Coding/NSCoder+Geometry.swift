public import Foundation

/// Geometry is archived in its string form, as the habits of real apps show
/// (ios-code-in-the-wild 5, pattern 11); Foundation has methods that encode it, and the app's module gets
/// others that write the text of Apple's systems.
extension NSCoder {
  /// Decodes a point; zero where the key is missing.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    (decodeObject(forKey: key) as? String).map(NSCoder.cgPoint) ?? .zero
  }

  /// Decodes a size; zero where the key is missing.
  public func decodeCGSize(forKey key: String) -> CGSize {
    (decodeObject(forKey: key) as? String).map(NSCoder.cgSize) ?? .zero
  }

  /// Decodes a rectangle; zero where the key is missing.
  public func decodeCGRect(forKey key: String) -> CGRect {
    (decodeObject(forKey: key) as? String).map(NSCoder.cgRect) ?? .zero
  }
}
