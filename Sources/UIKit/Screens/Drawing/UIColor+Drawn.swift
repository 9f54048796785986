import Foundation
import RunRecord

extension UIColor {
  /// The color in both appearances; in one alone where the app has chosen that for the view.
  @MainActor
  func drawn(in view: UIView?) -> DrawnColor {
    switch view?.chosenStyle {
    case .light: return DrawnColor(light: packed(.light), dark: packed(.light))
    case .dark: return DrawnColor(light: packed(.dark), dark: packed(.dark))
    default: return DrawnColor(light: packed(.light), dark: packed(.dark))
    }
  }

  private func packed(_ style: UIUserInterfaceStyle) -> UInt32 {
    let traits = UITraitCollection(userInterfaceStyle: style)
    return resolvedColor(with: traits).components.packed
  }
}

extension CGColor {
  /// The color of a layer, which is the same in both appearances.
  var drawn: DrawnColor { DrawnColor(light: parts.packed, dark: parts.packed) }
}

extension [CGFloat] {
  /// The parts of a color, a byte each.
  fileprivate var packed: UInt32 {
    prefix(4).reduce(0) { number, part in
      let part = part.isFinite ? Swift.min(Swift.max(part, 0), 1) : 0
      return number << 8 | UInt32((part * 255).rounded())
    }
  }
}

extension UIView {
  /// The appearance that the app has chosen for the view, or for what it is in.
  fileprivate var chosenStyle: UIUserInterfaceStyle? {
    for view in sequence(first: self, next: \.superview) {
      let styles = [
        view.overrideUserInterfaceStyle, view.viewController?.overrideUserInterfaceStyle,
      ]
      if let chosen = styles.compactMap({ $0 }).first(where: { $0 != .unspecified }) {
        return chosen
      }
    }
    return nil
  }
}
