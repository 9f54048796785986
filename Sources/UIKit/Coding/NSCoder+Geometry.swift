public import Foundation

/// Geometry is archived in its string form, as the habits of real apps show
/// (ios-code-in-the-wild 5, pattern 11).
extension NSCoder {
  /// Encodes a point under a key.
  public func encode(_ point: CGPoint, forKey key: String) {
    encode(NSStringFromPoint(point) as Any?, forKey: key)
  }

  /// Encodes a size under a key.
  public func encode(_ size: CGSize, forKey key: String) {
    encode(NSStringFromSize(size) as Any?, forKey: key)
  }

  /// Encodes a rectangle under a key.
  public func encode(_ rect: CGRect, forKey key: String) {
    encode(NSStringFromRect(rect) as Any?, forKey: key)
  }

  /// Decodes a point; zero where the key is missing.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    (decodeObject(forKey: key) as? String).map(NSPointFromString) ?? .zero
  }

  /// Decodes a size; zero where the key is missing.
  public func decodeCGSize(forKey key: String) -> CGSize {
    (decodeObject(forKey: key) as? String).map(NSSizeFromString) ?? .zero
  }

  /// Decodes a rectangle; zero where the key is missing.
  public func decodeCGRect(forKey key: String) -> CGRect {
    (decodeObject(forKey: key) as? String).map(NSRectFromString) ?? .zero
  }
}
