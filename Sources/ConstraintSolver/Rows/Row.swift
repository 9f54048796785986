/// A linear expression: a constant and terms, in the order of their symbols.
///
/// As a list it is short in layouts, where a row has a handful of terms; the order makes adding two
/// rows a walk over both, and the result the same in each run.
struct Row {
  var constant: Double
  var terms: [Term]

  init(constant: Double = 0, terms: [Term] = []) {
    self.constant = constant
    self.terms = terms
  }

  /// Where the term of a symbol is, or where it would be.
  func position(of symbol: Symbol) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where the term of a symbol is.
  func index(of symbol: Symbol) -> Int? {
    let position = position(of: symbol)
    return position < terms.count && terms[position].symbol == symbol ? position : nil
  }

  /// What a symbol is multiplied by; zero where it is not in the row.
  func coefficient(of symbol: Symbol) -> Double {
    index(of: symbol).map { terms[$0].coefficient } ?? 0
  }

  /// Whether the row has a symbol with a coefficient that is at least so far from zero.
  func contains(_ symbol: Symbol, from size: Double) -> Bool {
    index(of: symbol).map { abs(terms[$0].coefficient) >= size } ?? false
  }

  /// Inserts a term whose symbol the row does not have.
  mutating func insert(_ term: Term) {
    terms.insert(term, at: position(of: term.symbol))
  }

  /// What a symbol of the row is equal to, if the row is equal to zero.
  func solved(for symbol: Symbol) -> Row {
    var row = self
    row.solve(for: symbol)
    return row
  }

  /// Turns `subject = row` into `symbol = row`, where the symbol is in the row.
  ///
  /// Without a subject, the row is equal to zero.
  mutating func solve(for symbol: Symbol, subject: Symbol? = nil) {
    let position = position(of: symbol)
    let factor = -1 / terms[position].coefficient
    terms.remove(at: position)
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
    if let subject { insert(Term(symbol: subject, coefficient: -factor)) }
  }
}
