/// What the lists, the search and the other pages of a site say of one page.
///
/// They are made of this alone, so a page that is kept from an earlier build needs neither its text nor its runs.
package struct PageFacts: Codable, Hashable, Sendable {
  /// The methods that UIKit was seen to call in the page's runs, by their names.
  package var calls: [MethodCalls] = []

  /// The methods that each launch came to, each once and in order, as indices of `calls`.
  package var launches: [NumberList] = []

  /// The code in its title and headings, in reading order.
  package var explainedNames: [ExplainedName] = []

  /// What its code names of UIKit, Foundation and the examples' own.
  package var declarations: [NamedDeclaration] = []

  /// Whether readers can ask for the declarations of the names in its code.
  package var hasNames = false

  /// The text below each heading, as a search finds it.
  package var sections: [SectionWords] = []

  /// What a page says of itself.
  package init(of page: Page) {
    (calls, launches) = MethodCalls.all(on: page)
    explainedNames = ExplainedName.all(on: page)
    declarations = NamedDeclaration.all(on: page)
    hasNames = !page.names.byFence.isEmpty
    sections = SectionWords.all(on: page)
  }
}
