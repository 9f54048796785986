/// A piece of code and what it is, for coloring.
package struct CodeSpan: Hashable, Sendable {
  /// What a reader tells apart by color.
  package enum Category: String, CaseIterable, Sendable {
    case plain
    case keyword
    case type
    /// The name of a function where it is declared or called.
    case function
    case string
    case number
    case comment
    /// `@main`, `#if`, `#selector`: what speaks to the compiler.
    case attribute
  }

  package var text: String
  package var category: Category

  package init(_ text: String, _ category: Category) {
    self.text = text
    self.category = category
  }
}
