/// The what-ifs of an example: code that a guide changes to show what happens.
package struct WhatIfs: Hashable, Sendable {
  /// The lines with an alternative, in order.
  package var lines: [WhatIf]

  /// The statements of the fences that say `ablate`, in order, each to be left out.
  package var statements: [WhatIf]

  /// Whether lines change one at a time only, as `what-if=each` says.
  package var isEach: Bool

  package init(lines: [WhatIf] = [], statements: [WhatIf] = [], isEach: Bool = false) {
    self.lines = lines
    self.statements = statements
    self.isEach = isEach
  }

  /// More are too many to wait for, and to read.
  static let variantLimit = 64

  package var isEmpty: Bool { lines.isEmpty && statements.isEmpty }

  /// The variants of the lines: every combination, those with fewer changes first.
  package var combinations: [Variant] {
    guard !isEach else { return lines.map { Variant(changes: [$0]) } }
    return (1..<max(1, 1 << lines.count))
      .sorted { ($0.nonzeroBitCount, firstBits($0)) < ($1.nonzeroBitCount, firstBits($1)) }
      .map { set in
        Variant(changes: lines.indices.filter { set >> $0 & 1 == 1 }.map { lines[$0] })
      }
  }

  /// The variants without a statement each.
  package var ablations: [Variant] { statements.map { Variant(changes: [$0]) } }

  /// All variants, those of lines before those of statements.
  package var variants: [Variant] { combinations + ablations }

  /// The bits from the lowest up, as a number that is smaller the earlier they come.
  private func firstBits(_ set: Int) -> Int {
    lines.indices.reduce(0) { $0 << 1 | (set >> $1 & 1 == 1 ? 0 : 1) }
  }
}
