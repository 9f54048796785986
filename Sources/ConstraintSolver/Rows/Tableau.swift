/// The restricted part of the tableau, C_S in the paper (section 2.3), with the rows to minimize.
///
/// A row says what its subject, a restricted or fixed symbol, is equal to in terms of the symbols that
/// are not subjects and have the value zero. A row without subject is one to minimize. No row has a
/// free symbol, and those of fixed subjects have fixed symbols alone: what is moved never moves them.
struct Tableau {
  private(set) var rows: [Row] = []

  /// The subject of each row; `Symbol.none` for rows to minimize and vacant ones.
  private(set) var subjects: [Symbol] = []

  /// The row of which a symbol is the subject; `Symbol.none` where it is none.
  private(set) var rowOf: [Int] = []

  /// The rows that the last pivot changed, besides its own.
  private(set) var changed: [Int] = []

  /// What to undo; nil where nothing is noted.
  var journal: [Pivot]?

  /// How many pivots there were.
  private(set) var pivotCount: Int

  /// How much was rounded, in ordinary pivots.
  private(set) var roundingCount = 0

  private var columns = Occurrences()
  /// Symbols whose columns have doubled since they were swept.
  private var crowded: [Symbol] = []
  private var vacant: [Int] = []
  private var scratch: [Term] = []

  init(pivotCount: Int = 0) {
    self.pivotCount = pivotCount
  }

  mutating func reserve(_ count: Int) {
    while rowOf.count < count { rowOf.append(Symbol.none) }
    columns.reserve(count)
  }

  /// The rows that have a symbol, and perhaps some that had it, or one twice.
  func column(of symbol: Symbol) -> [Int] { columns[symbol] }

  /// Adds a row, whose terms are not subjects.
  mutating func insert(_ row: Row, subject: Symbol) -> Int {
    let index = vacant.popLast() ?? rows.count
    if index == rows.count {
      rows.append(row)
      subjects.append(subject)
    } else {
      rows[index] = row
      subjects[index] = subject
    }
    if subject != Symbol.none { rowOf[subject] = index }
    for term in row.terms { note(index, has: term.symbol) }
    return index
  }

  /// Removes a row with its subject, which no other row has.
  mutating func remove(_ index: Int) -> Row {
    if subjects[index] != Symbol.none { rowOf[subjects[index]] = Symbol.none }
    subjects[index] = Symbol.none
    vacant.append(index)
    defer { rows[index] = Row() }
    return rows[index]
  }

  mutating func setConstant(_ constant: Double, ofRow index: Int) {
    rows[index].constant = constant
  }

  /// Adds a constant to a symbol wherever it is: `symbol` becomes `symbol + shift`.
  mutating func shift(_ symbol: Symbol, by shift: Double) {
    guard rowOf[symbol] == Symbol.none else {
      rows[rowOf[symbol]].constant -= shift
      changed = [rowOf[symbol]]
      return
    }
    changed = columns.distinct(symbol)
    for row in changed { rows[row].constant += rows[row].coefficient(of: symbol) * shift }
  }

  /// Removes what rounding has left of a symbol that is in no row.
  mutating func purge(_ symbol: Symbol) {
    for row in columns.take(symbol) {
      if let index = rows[row].index(of: symbol) { rows[row].terms.remove(at: index) }
    }
  }

  /// Makes a symbol of a row its subject, and the subject an ordinary symbol (section 2.4).
  mutating func pivot(_ index: Int, entering: Symbol) {
    let leaving = subjects[index]
    journal?.append(Pivot(row: index, leaving: leaving))
    pivotCount += 1
    let isSmall = abs(rows[index].coefficient(of: entering)) < Rounding.smallPivot
    roundingCount += isSmall ? Rounding.stepsBetweenChecks : 1
    rows[index].solve(for: entering, subject: leaving)
    subjects[index] = entering
    rowOf[entering] = index
    rowOf[leaving] = Symbol.none
    substitute(entering, from: index)
    note(index, has: leaving)
  }

  /// Takes back the pivots of the journal, the last one first, and ends it.
  mutating func undoJournal() {
    let pivots = journal ?? []
    journal = nil
    for pivot in pivots.reversed() { self.pivot(pivot.row, entering: pivot.leaving) }
  }

  private mutating func substitute(_ symbol: Symbol, from index: Int) {
    let source = rows[index]
    changed.removeAll(keepingCapacity: true)
    for target in columns.take(symbol) where target != index {
      guard let position = rows[target].index(of: symbol) else { continue }
      changed.append(target)
      rows[target].constant += rows[target].terms[position].coefficient * source.constant
      merge(source.terms, into: target, replacing: position)
    }
    while let symbol = crowded.popLast() {
      if columns.isCrowded(symbol) { sweepColumn(of: symbol) }
    }
  }

  /// Puts the terms of a row in the place of one term of another: a walk over both.
  private mutating func merge(_ source: [Term], into target: Int, replacing position: Int) {
    var old: [Term] = []
    swap(&old, &rows[target].terms)
    let factor = old[position].coefficient
    scratch.removeAll(keepingCapacity: true)
    var next = 0
    for term in source {
      while next < old.count, old[next].symbol < term.symbol {
        if next != position { scratch.append(old[next]) }
        next += 1
      }
      let product = factor * term.coefficient
      if next < old.count, old[next].symbol == term.symbol {
        let sum = Rounding.sum(old[next].coefficient, product)
        if sum != 0 { scratch.append(Term(symbol: term.symbol, coefficient: sum)) }
        next += 1
      } else {
        scratch.append(Term(symbol: term.symbol, coefficient: product))
        note(target, has: term.symbol)
      }
    }
    while next < old.count {
      if next != position { scratch.append(old[next]) }
      next += 1
    }
    // Written back into the row's own storage, which need not be longer than the row.
    old.removeAll(keepingCapacity: true)
    old.append(contentsOf: scratch)
    swap(&old, &rows[target].terms)
  }

  private mutating func note(_ row: Int, has symbol: Symbol) {
    if columns.add(row, to: symbol) { crowded.append(symbol) }
  }

  private mutating func sweepColumn(of symbol: Symbol) {
    let having = columns.distinct(symbol).filter { rows[$0].index(of: symbol) != nil }
    columns.setSwept(having, of: symbol)
  }
}
