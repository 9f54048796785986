/// What free variables are equal to: the paper's unrestricted part of the tableau, C_U (section 2.3).
///
/// The paper substitutes each pivot into these rows. Here they stay as they were written: a pivot
/// never chooses them, so only reading values and writing new rows needs them, and both expand them
/// then. A chain of a thousand views is a thousand short rows, not one whose terms add up.
///
/// A definition refers to restricted and fixed symbols, and to free ones that have no definition or
/// come later in the order of definitions. So expanding in that order, and reading values in the
/// opposite one, visits each once. A new definition comes last, because its row was expanded; or
/// first, where no definition refers to its symbol, and its row need not be expanded.
struct Definitions {
  /// The row of each symbol; without terms where it has no definition.
  private(set) var rows: [Row] = []

  /// Where in the order a symbol is: below zero for those that came first, the last of them the lowest.
  private var positions: [Int?] = []

  /// The symbols that came first, the last one at the end; `Symbol.none` for lost definitions.
  private var first: [Symbol] = []

  /// The symbols that came last; `Symbol.none` for lost definitions.
  private var last: [Symbol] = []

  /// For each symbol, the symbols in whose definitions it is.
  private var users = Occurrences()

  /// Whether the value of a symbol must be computed again.
  private var isOutdated: [Bool] = []

  private var vacancies = 0

  mutating func reserve(_ count: Int) {
    while rows.count < count {
      rows.append(Row())
      positions.append(nil)
      isOutdated.append(false)
    }
    users.reserve(count)
  }

  func has(_ symbol: Symbol) -> Bool { positions[symbol] != nil }

  /// Where in the order of definitions a symbol is; nil without a definition.
  func position(of symbol: Symbol) -> Int? { positions[symbol] }

  /// The symbol at a place in the order.
  func symbol(at position: Int) -> Symbol {
    position < 0 ? first[-1 - position] : last[position]
  }

  /// How many definitions have a symbol, or had.
  func userCount(of symbol: Symbol) -> Int { users.count(of: symbol) }

  /// Whether definitions have a symbol.
  func hasUsers(_ symbol: Symbol) -> Bool {
    users[symbol].contains { rows[$0].index(of: symbol) != nil }
  }

  /// Defines a symbol by a row without defined symbols.
  mutating func define(_ symbol: Symbol, as row: Row) {
    positions[symbol] = last.count
    last.append(symbol)
    write(row, of: symbol)
  }

  /// Defines a symbol that no definition has, by any row.
  mutating func defineUnused(_ symbol: Symbol, as row: Row) {
    first.append(symbol)
    positions[symbol] = -first.count
    write(row, of: symbol)
  }

  /// Takes the definition of a symbol away.
  mutating func removeDefinition(of symbol: Symbol) -> Row {
    guard let position = positions[symbol] else { return Row() }
    if position < 0 { first[-1 - position] = Symbol.none } else { last[position] = Symbol.none }
    positions[symbol] = nil
    vacancies += 1
    if vacancies > 32, vacancies > (first.count + last.count) / 2 { closeVacancies() }
    defer { rows[symbol] = Row() }
    return rows[symbol]
  }

  /// The last symbol in the order whose definition has another symbol.
  func lastUser(of symbol: Symbol) -> Symbol? {
    users[symbol].filter { rows[$0].index(of: symbol) != nil }
      .max { (positions[$0] ?? 0) < (positions[$1] ?? 0) }
  }

  /// Adds a constant to a symbol in all definitions: `symbol` becomes `symbol + shift`.
  mutating func shift(_ symbol: Symbol, by shift: Double) {
    for user in users.distinct(symbol) {
      let coefficient = rows[user].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      rows[user].constant += coefficient * shift
      isOutdated[user] = true
    }
  }

  /// Puts an expression in the place of a symbol.
  ///
  /// The expression must have no symbol with a definition, which keeps the order true.
  mutating func replace(_ symbol: Symbol, with row: Row, using accumulator: inout Accumulator) {
    for user in users.take(symbol) {
      guard let index = rows[user].index(of: symbol) else { continue }
      let factor = rows[user].terms.remove(at: index).coefficient
      accumulator.constant = rows[user].constant + factor * row.constant
      for term in rows[user].terms { accumulator.add(term.coefficient, of: term.symbol) }
      for term in row.terms { accumulator.add(factor * term.coefficient, of: term.symbol) }
      rows[user] = accumulator.takeRow()
      isOutdated[user] = true
      for term in row.terms { note(user, uses: term.symbol) }
    }
  }

  /// Removes what rounding has left of a symbol that is in no definition.
  mutating func purge(_ symbol: Symbol) {
    for user in users.take(symbol) {
      if let index = rows[user].index(of: symbol) { rows[user].terms.remove(at: index) }
    }
  }

  /// Notes that a symbol has another value, which those have that are defined by it, too.
  mutating func valueChanged(of symbol: Symbol) {
    for user in users[symbol] { isOutdated[user] = true }
  }

  /// Computes the values that have changed, from the end of the order to its beginning.
  mutating func update(_ values: inout [Double]) {
    for index in last.indices.reversed() { update(last[index], &values) }
    for index in first.indices { update(first[index], &values) }
  }

  private mutating func update(_ symbol: Symbol, _ values: inout [Double]) {
    guard symbol != Symbol.none, isOutdated[symbol] else { return }
    isOutdated[symbol] = false
    let value = rows[symbol].terms.reduce(rows[symbol].constant) {
      $0 + $1.coefficient * values[$1.symbol]
    }
    guard value != values[symbol] else { return }
    values[symbol] = value
    valueChanged(of: symbol)
  }

  private mutating func write(_ row: Row, of symbol: Symbol) {
    rows[symbol] = row
    isOutdated[symbol] = true
    for term in row.terms { note(symbol, uses: term.symbol) }
  }

  private mutating func note(_ user: Symbol, uses symbol: Symbol) {
    if users.add(user, to: symbol) { sweepUsers(of: symbol) }
  }

  private mutating func sweepUsers(of symbol: Symbol) {
    let having = users.distinct(symbol).filter { rows[$0].index(of: symbol) != nil }
    users.setSwept(having, of: symbol)
  }

  private mutating func closeVacancies() {
    first.removeAll { $0 == Symbol.none }
    last.removeAll { $0 == Symbol.none }
    for (index, symbol) in first.enumerated() { positions[symbol] = -1 - index }
    for (index, symbol) in last.enumerated() { positions[symbol] = index }
    vacancies = 0
  }
}
