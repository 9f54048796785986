import Foundation
import RunRecord

/// What an app's own `draw(_:)` asks Core Graphics to draw.
@MainActor
enum DrawnByApp {
  /// Nil where the app does not draw, or what it draws is not known here.
  static func paths(of view: UIView, frame: CGRect) -> [DrawnPath]? { nil }
}
