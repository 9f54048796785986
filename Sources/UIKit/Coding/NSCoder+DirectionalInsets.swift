public import Foundation

extension NSCoder {
  /// Encodes insets by the direction of the language under a key.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as Any?, forKey: key)
  }

  /// Decodes insets by the direction of the language; zero where the key is missing.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    (decodeObject(forKey: key) as? String).map(Self.nsDirectionalEdgeInsets) ?? .zero
  }

  /// Insets by the direction of the language in their string form.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// The insets of a string; zero if it is of another form.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(in: string, count: 4)
      .map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
      ?? .zero
  }
}
