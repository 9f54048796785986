import Foundation

/// A comparison of two values by an operator of predicates.
struct PredicateComparison {
  let type: NSComparisonPredicate.Operator
  let options: NSComparisonPredicate.Options

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch type {
    case .equalTo: PredicateValue.areEqual(left, right, options: options)
    case .notEqualTo: !PredicateValue.areEqual(left, right, options: options)
    case .lessThan: order(left, right) == .orderedAscending
    case .greaterThan: order(left, right) == .orderedDescending
    case .lessThanOrEqualTo: [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greaterThanOrEqualTo: [.orderedDescending, .orderedSame].contains(order(left, right))
    case .beginsWith: finds(right, in: left, [.anchored])
    case .endsWith: finds(right, in: left, [.anchored, .backwards])
    case .contains: contains(right, in: left)
    case .in: contains(left, in: right)
    case .matches: matches(left, PredicateValue.text(right))
    case .like: matches(left, PredicateValue.text(right).map(Self.expression(forWildcards:)))
    case .between: isBetween(left, right)
    }
  }

  private func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
    PredicateValue.order(a, b, options: options)
  }

  private func contains(_ element: Any?, in whole: Any?) -> Bool {
    if let elements = PredicateKeyPath.elements(of: whole) {
      return elements.contains { PredicateValue.areEqual($0, element, options: options) }
    }
    return finds(element, in: whole, [])
  }

  private func finds(_ part: Any?, in whole: Any?, _ how: String.CompareOptions) -> Bool {
    guard let part = PredicateValue.text(part), let whole = PredicateValue.text(whole),
      !part.isEmpty
    else { return false }
    return whole.range(of: part, options: options.forText.union(how)) != nil
  }

  /// Whether a whole text is one of those that a regular expression describes.
  private func matches(_ value: Any?, _ expression: String?) -> Bool {
    guard let text = PredicateValue.text(value), let expression else { return false }
    var how: String.CompareOptions = [.regularExpression, .anchored]
    if options.contains(.caseInsensitive) { how.insert(.caseInsensitive) }
    return text.range(of: "^(?:\(expression))$", options: how) != nil
  }

  private static func expression(forWildcards text: String) -> String {
    text.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }

  private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
    guard let limits = PredicateKeyPath.elements(of: limits), limits.count == 2 else {
      return false
    }
    return order(value, limits[0]) != .orderedAscending
      && order(value, limits[1]) != .orderedDescending && order(value, limits[0]) != nil
  }
}
