import SwiftSyntax
import Synchronization

/// The trees of the texts that were parsed last.
///
/// A launch, or a file without code for other platforms, is parsed for one purpose and again for the next, with nothing
/// else between: parsing is most of what reading it costs.
final class RecentTrees: Sendable {
  static let shared = RecentTrees()

  /// The last text is the newest.
  private let kept = Mutex<[(text: String, tree: SourceFileSyntax)]>([])

  /// One for each core that reads guides; more would only take memory.
  private static let most = 4

  /// In bytes; a tree takes some hundred times the memory of its text.
  private static let longest = 64 << 10

  /// The tree of a text, which `parse` makes where the text is not among the last.
  func tree(of text: String, parse: () -> SourceFileSyntax) -> SourceFileSyntax {
    guard text.utf8.count <= Self.longest else { return parse() }
    if let tree = kept.withLock({ $0.last { Self.isSame($0.text, text) }?.tree }) { return tree }
    let tree = parse()
    kept.withLock { kept in
      if kept.count == Self.most { kept.removeFirst() }
      kept.append((text, tree))
    }
    return tree
  }

  /// Whether two texts have the same bytes: equal ones may differ in how a letter is composed, and so in all
  /// positions behind it.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && one.utf8.elementsEqual(other.utf8)
  }
}
