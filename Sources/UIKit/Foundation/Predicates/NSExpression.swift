public import Foundation

/// A side of a comparison in a predicate: Foundation's has none that can be made on Linux.
open class NSExpression: NSObject {
  /// What kind of side it is.
  public enum ExpressionType: UInt, Sendable {
    /// A value.
    case constantValue
    /// The object that the predicate is asked about.
    case evaluatedObject
    /// A value by its name.
    case variable
    /// The value at the end of a path of keys.
    case keyPath
    /// Several sides.
    case aggregate = 14
  }

  indirect enum Kind {
    case constant(Any?)
    case evaluatedObject
    case variable(String)
    case keyPath(String, of: NSExpression?)
    case aggregate([NSExpression])
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Creates a value.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

  /// Creates the value at the end of a path of keys: `author.name`.
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath, of: nil)) }

  /// Creates the value of a name, which is given when the predicate is asked.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  /// Creates several sides as one.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.aggregate(subexpressions.compactMap { $0 as? NSExpression }))
  }

  /// The object that the predicate is asked about.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

  /// What kind of side it is.
  open var expressionType: ExpressionType {
    switch kind {
    case .constant: .constantValue
    case .evaluatedObject: .evaluatedObject
    case .variable: .variable
    case .keyPath: .keyPath
    case .aggregate: .aggregate
    }
  }

  /// The value; nil for a side that is none.
  open var constantValue: Any? { if case .constant(let value) = kind { value } else { nil } }

  /// The path of keys; empty for a side that is none.
  open var keyPath: String { if case .keyPath(let path, _) = kind { path } else { "" } }

  /// What the side is for an object.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch kind {
    case .constant(let value): value
    case .evaluatedObject: object
    case .variable(let name): context?[name]
    case .keyPath(let path, let owner):
      PredicateKeyPath.value(
        at: path, of: owner.map { $0.expressionValue(with: object, context: context) } ?? object)
    case .aggregate(let sides): sides.map { $0.expressionValue(with: object, context: context) }
    }
  }
}
