import Foundation

extension NSLayoutConstraint {
  /// The constraint as UIKit prints it, without addresses: `UILabel.width == 100`.
  var textOfRelation: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let name = identifier.map { "'\($0)' " } ?? ""
    return "\(name)\(Self.text(of: firstItem, firstAttribute)) \(sign) \(textOfOtherSide)"
  }

  private var textOfOtherSide: String {
    let number = Self.text(of: constant)
    guard secondAttribute != .notAnAttribute else { return number }
    let factor = multiplier == 1 ? "" : "\(Self.text(of: multiplier))*"
    let sum = constant == 0 ? "" : constant > 0 ? " + \(number)" : " - \(Self.text(of: -constant))"
    return factor + Self.text(of: secondItem, secondAttribute) + sum
  }

  private static func text(of item: AnyObject?, _ attribute: Attribute) -> String {
    let name =
      switch item {
      case let view as UIView: AppClasses.shortName(of: type(of: view))
      case let guide as UILayoutGuide: guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
      default: "nil"
      }
    return "\(name).\(attribute)"
  }

  private static func text(of number: CGFloat) -> String {
    number == number.rounded() ? String(Int(number)) : String(Double(number))
  }
}
