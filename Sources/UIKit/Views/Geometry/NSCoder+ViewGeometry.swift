public import Foundation

// As points and rectangles are: in their string form, and zero where the key is missing or holds
// something else. A missing transform is the identity, which leaves things where they are.
extension NSCoder {
  /// Encodes insets under a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as Any?, forKey: key)
  }

  /// Encodes an offset under a key.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(Self.string(for: offset) as Any?, forKey: key)
  }

  /// Encodes a vector under a key.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(Self.string(for: vector) as Any?, forKey: key)
  }

  /// Encodes a transform under a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(Self.string(for: transform) as Any?, forKey: key)
  }

  /// Decodes insets; zero where the key is missing.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    (decodeObject(forKey: key) as? String).map(Self.uiEdgeInsets) ?? .zero
  }

  /// Decodes an offset; zero where the key is missing.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    (decodeObject(forKey: key) as? String).map(Self.uiOffset) ?? .zero
  }

  /// Decodes a vector; zero where the key is missing.
  public func decodeCGVector(forKey key: String) -> CGVector {
    (decodeObject(forKey: key) as? String).map(Self.cgVector) ?? .zero
  }

  /// Decodes a transform; the identity where the key is missing.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    (decodeObject(forKey: key) as? String).map(Self.cgAffineTransform) ?? .identity
  }
}
