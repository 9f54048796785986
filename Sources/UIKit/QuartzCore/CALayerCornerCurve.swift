/// How a round corner is bent.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a curve by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// As the corners of icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
