public import Foundation

/// How the speed of an animation changes while it runs.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As a layer does by itself.
  public static let `default` = Self(rawValue: "default")
  /// Slowly first.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slowly first and last.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// Slowly last.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Evenly.
  public static let linear = Self(rawValue: "linear")
}

/// A curve that says how far an animation is at each moment; nothing moves, so it is kept as data.
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// The curve of a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// A curve of two points that pull at it.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }

  /// Writes a point of the curve, of four, to two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard all.indices.contains(idx * 2 + 1) else { return }
    (ptr[0], ptr[1]) = (all[idx * 2], all[idx * 2 + 1])
  }
}
