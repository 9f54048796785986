public import Foundation

extension NSPredicate {
  /// Creates a predicate from a text: `NSPredicate(format: "name CONTAINS[c] %@", text)`.
  ///
  /// Traps where the text is none, as Foundation raises an exception.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  /// Creates a predicate from a text.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments: arguments ?? [])
    let predicate = parser.predicate()
    self.init { object, variables in
      predicate.evaluate(with: object, substitutionVariables: variables)
    }
  }
}
