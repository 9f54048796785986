/// A linear expression while terms are added to it, in any order.
///
/// It has a place for each symbol, so that an addition costs the same however long the sum is.
struct Accumulator {
  var constant = 0.0

  /// The symbols that were added, in the order of their first addition.
  private(set) var touched: [Symbol] = []

  private var sums: [Double] = []
  /// The largest number that each sum is made of, beside which a rest is what rounding left.
  private var sizes: [Double] = []
  private var isTouched: [Bool] = []

  mutating func reserve(_ count: Int) {
    guard count > sums.count else { return }
    let missing = count - sums.count
    sums.append(contentsOf: repeatElement(0, count: missing))
    sizes.append(contentsOf: repeatElement(0, count: missing))
    isTouched.append(contentsOf: repeatElement(false, count: missing))
  }

  /// Adds a term, and says whether it is the first of its symbol.
  @discardableResult
  mutating func add(_ coefficient: Double, of symbol: Symbol) -> Bool {
    let sum = sums[symbol] + coefficient
    sizes[symbol] = max(sizes[symbol], abs(coefficient), abs(sum))
    sums[symbol] = sum
    guard !isTouched[symbol] else { return false }
    isTouched[symbol] = true
    touched.append(symbol)
    return true
  }

  /// Takes a symbol out of the sum, for what is equal to it to be added instead.
  mutating func remove(_ symbol: Symbol) -> Double {
    defer {
      sums[symbol] = 0
      sizes[symbol] = 0
    }
    return coefficient(of: symbol)
  }

  /// The sum as a row; the accumulator is empty afterwards.
  mutating func takeRow() -> Row {
    touched.sort()
    defer { constant = 0 }
    return Row(constant: constant, terms: takeTerms())
  }

  /// The terms in the order of their first addition; the accumulator has none afterwards.
  mutating func takeTerms() -> [Term] {
    var terms: [Term] = []
    // With room for the two symbols of a constraint.
    terms.reserveCapacity(touched.count + 2)
    for symbol in touched {
      let coefficient = remove(symbol)
      isTouched[symbol] = false
      if coefficient != 0 { terms.append(Term(symbol: symbol, coefficient: coefficient)) }
    }
    touched.removeAll(keepingCapacity: true)
    return terms
  }

  private func coefficient(of symbol: Symbol) -> Double {
    abs(sums[symbol]) <= Rounding.cancellation * sizes[symbol] ? 0 : sums[symbol]
  }
}
