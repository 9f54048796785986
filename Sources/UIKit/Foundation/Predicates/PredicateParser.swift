import Foundation

/// Makes a predicate of its text.
struct PredicateParser {
  private let text: String
  private var tokens: [PredicateScanner.Token]
  private var position = 0
  private var arguments: ArraySlice<Any>

  init(_ text: String, arguments: [Any]) {
    self.text = text
    self.arguments = arguments[...]
    var scanner = PredicateScanner(text)
    guard let tokens = scanner.tokens() else { Self.trap(text) }
    self.tokens = tokens
  }

  /// The predicate; traps where the text is none.
  mutating func predicate() -> NSPredicate {
    let result = alternatives()
    guard position == tokens.count else { Self.trap(text) }
    return result
  }

  private static func trap(_ text: String) -> Never {
    fatalError("Unable to parse the format string \"\(text)\". UIKit raises an exception here.")
  }

  // MARK: AND, OR, NOT

  private mutating func alternatives() -> NSPredicate {
    var all = [conjunction()]
    while takeWord("OR") || takeSymbol("||") { all.append(conjunction()) }
    return all.count == 1 ? all[0] : NSCompoundPredicate(orPredicateWithSubpredicates: all)
  }

  private mutating func conjunction() -> NSPredicate {
    var all = [negation()]
    while takeWord("AND") || takeSymbol("&&") { all.append(negation()) }
    return all.count == 1 ? all[0] : NSCompoundPredicate(andPredicateWithSubpredicates: all)
  }

  private mutating func negation() -> NSPredicate {
    if takeWord("NOT") || takeSymbol("!") {
      return NSCompoundPredicate(notPredicateWithSubpredicate: negation())
    }
    if takeWord("TRUEPREDICATE") { return NSPredicate(value: true) }
    if takeWord("FALSEPREDICATE") { return NSPredicate(value: false) }
    let start = position
    if takeSymbol("(") {
      // A parenthesis may be around a side of a comparison too.
      let remaining = arguments
      let inner = alternatives()
      if takeSymbol(")") { return inner }
      (position, arguments) = (start, remaining)
    }
    return comparison()
  }

  // MARK: Comparisons

  private mutating func comparison() -> NSPredicate {
    var modifier = NSComparisonPredicate.Modifier.direct
    var isNegated = false
    if takeWord("ANY") || takeWord("SOME") {
      modifier = .any
    } else if takeWord("ALL") {
      modifier = .all
    } else if takeWord("NONE") {
      (modifier, isNegated) = (.any, true)
    }
    let left = side()
    let type = comparator()
    let options = options()
    let comparison = NSComparisonPredicate(
      leftExpression: left, rightExpression: side(), modifier: modifier, type: type,
      options: options)
    return isNegated ? NSCompoundPredicate(notPredicateWithSubpredicate: comparison) : comparison
  }

  private static let symbols: [String: NSComparisonPredicate.Operator] = [
    "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan,
    "<=": .lessThanOrEqualTo, "=<": .lessThanOrEqualTo, ">": .greaterThan,
    ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo,
  ]

  private static let words: [String: NSComparisonPredicate.Operator] = [
    "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like,
    "MATCHES": .matches, "IN": .in, "BETWEEN": .between,
  ]

  private mutating func comparator() -> NSComparisonPredicate.Operator {
    guard let token = next() else { Self.trap(text) }
    let found: NSComparisonPredicate.Operator? =
      switch token {
      case .symbol(let symbol): Self.symbols[symbol]
      case .word(let word): Self.words[word.uppercased()]
      default: nil
      }
    guard let found else { Self.trap(text) }
    return found
  }

  /// `[cd]` behind an operator.
  private mutating func options() -> NSComparisonPredicate.Options {
    guard takeSymbol("["), case .word(let letters) = next(), takeSymbol("]") else { return [] }
    var options: NSComparisonPredicate.Options = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    if letters.contains("n") { options.insert(.normalized) }
    return options
  }

  // MARK: Sides

  private mutating func side() -> NSExpression {
    switch next() {
    case .text(let text): return NSExpression(.constant(text))
    case .number(let number): return NSExpression(.constant(number))
    case .symbol("-"):
      guard case .number(let number) = next() else { Self.trap(text) }
      return NSExpression(.constant(-number))
    case .variable(let name): return NSExpression(.variable(name))
    case .argument(let kind): return argument(kind)
    case .symbol("{"): return aggregate()
    case .symbol("("):
      let inner = side()
      guard takeSymbol(")") else { Self.trap(text) }
      return inner
    case .word(let word): return named(word)
    default: Self.trap(text)
    }
  }

  private mutating func argument(_ kind: Character) -> NSExpression {
    guard let value = arguments.popFirst() else { Self.trap(text) }
    guard kind == "K" else { return NSExpression(.constant(value is NSNull ? nil : value)) }
    guard let path = PredicateValue.text(value) else { Self.trap(text) }
    return NSExpression(.keyPath(path, of: nil))
  }

  private mutating func aggregate() -> NSExpression {
    var sides: [NSExpression] = []
    while !takeSymbol("}") {
      sides.append(side())
      guard takeSymbol(",") || tokens[safe: position] == .symbol("}") else { Self.trap(text) }
    }
    return NSExpression(.aggregate(sides))
  }

  private func named(_ word: String) -> NSExpression {
    switch word.uppercased() {
    case "SELF": NSExpression(.evaluatedObject)
    case "NIL", "NULL": NSExpression(.constant(nil))
    case "TRUE", "YES": NSExpression(.constant(true))
    case "FALSE", "NO": NSExpression(.constant(false))
    default: NSExpression(.keyPath(word, of: nil))
    }
  }

  // MARK: Tokens

  private mutating func next() -> PredicateScanner.Token? {
    guard let token = tokens[safe: position] else { return nil }
    position += 1
    return token
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard case .word(let next) = tokens[safe: position], next.uppercased() == word else {
      return false
    }
    position += 1
    return true
  }

  private mutating func takeSymbol(_ symbol: String) -> Bool {
    guard tokens[safe: position] == .symbol(symbol) else { return false }
    position += 1
    return true
  }
}

extension [PredicateScanner.Token] {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
