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

extension NSCompoundPredicate {
  /// Creates the predicate of a text, as apps write it that keep compound ones.
  ///
  /// The first argument is on its own because an extension cannot override that of `NSPredicate`.
  public convenience init(format predicateFormat: String, _ first: Any?, _ others: Any?...) {
    let arguments = ([first] + others).map { $0 ?? NSNull() }
    self.init(andPredicateWithSubpredicates: [
      NSPredicate(format: predicateFormat, argumentArray: arguments)
    ])
  }
}
