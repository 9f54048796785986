public import Foundation

// The types are Apple's, and so are these conformances of theirs: without them, what an app prints
// would differ from what it prints on a phone.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates: `(0.0, 400.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height: `(320.0, 44.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin's coordinates, the width and the height: `(0.0, 20.0, 320.0, 44.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
