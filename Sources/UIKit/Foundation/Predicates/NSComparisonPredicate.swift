public import Foundation

/// A predicate that compares two sides: Foundation's cannot be made on Linux.
open class NSComparisonPredicate: NSPredicate {
  /// Which elements of the left side are compared.
  public enum Modifier: UInt, Sendable {
    /// The side itself.
    case direct
    /// All of them must fit.
    case all
    /// One of them must fit.
    case any
  }

  /// How the sides are compared.
  public enum Operator: UInt, Sendable {
    /// `<`
    case lessThan
    /// `<=`
    case lessThanOrEqualTo
    /// `>`
    case greaterThan
    /// `>=`
    case greaterThanOrEqualTo
    /// `==`
    case equalTo
    /// `!=`
    case notEqualTo
    /// `MATCHES`, by a regular expression.
    case matches
    /// `LIKE`, by a text with `?` and `*`.
    case like
    /// `BEGINSWITH`
    case beginsWith
    /// `ENDSWITH`
    case endsWith
    /// `IN`
    case `in`
    /// `CONTAINS`
    case contains = 99
    /// `BETWEEN`
    case between = 100
  }

  /// What makes no difference between texts.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Capital letters: `[c]`.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Accents: `[d]`.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Neither is looked at, because the texts were made alike before: `[n]`.
    public static let normalized = Options(rawValue: 4)
  }

  /// The left side.
  public let leftExpression: NSExpression

  /// The right side.
  public let rightExpression: NSExpression

  /// Which elements of the left side are compared.
  public let comparisonPredicateModifier: Modifier

  /// How the sides are compared.
  public let predicateOperatorType: Operator

  /// What makes no difference.
  public let options: Options

  /// Creates a predicate that compares two sides.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    super.init(value: true)
  }

  /// Predicates are not archived here.
  public required init?(coder: NSCoder) { nil }

  open override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    let context = bindings.map { NSMutableDictionary(dictionary: $0) }
    let left = leftExpression.expressionValue(with: object, context: context)
    let right = rightExpression.expressionValue(with: object, context: context)
    let comparison = PredicateComparison(type: predicateOperatorType, options: options)
    switch comparisonPredicateModifier {
    case .direct: return comparison.holds(left, right)
    case .all:
      return (PredicateKeyPath.elements(of: left) ?? []).allSatisfy { comparison.holds($0, right) }
    case .any:
      return (PredicateKeyPath.elements(of: left) ?? []).contains { comparison.holds($0, right) }
    }
  }
}
