/// An example with some of its code changed.
package struct Variant: Hashable, Sendable {
  /// What changes, in the order in which it is in the guide; at least one.
  package var changes: [WhatIf]

  package init(changes: [WhatIf]) {
    self.changes = changes
  }

  /// `A`, or `A B` for two at once.
  package var label: String { changes.map(\.label).joined(separator: " ") }
}
