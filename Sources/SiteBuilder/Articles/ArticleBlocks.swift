/// How many blocks of Swift the articles of a DocC catalog have, without those that show a form to fill in.
package struct ArticleBlocks: Hashable, Codable, Sendable {
  package var all: Int

  /// How many of them compile, or are refused by the compiler as they should be.
  package var compiled: Int

  /// How many do not compile because they use a name that their page doesn't declare.
  package var withMissingNames: Int

  /// `70 of 75 blocks compile, 3 use a name that their page does not declare`.
  package var text: String {
    let compiling = "\(compiled) of \(all) \(all == 1 ? "block compiles" : "blocks compile")"
    guard withMissingNames > 0 else { return compiling }
    return compiling
      + ", \(withMissingNames) \(withMissingNames == 1 ? "uses" : "use") a name that their page does not declare"
  }
}
