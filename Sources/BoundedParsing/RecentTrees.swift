import SwiftSyntax
import Synchronization

/// Keeps the syntax trees of the texts that were parsed last.
///
/// A launch, or a file without code for other platforms, is parsed for one purpose and soon again for another, and parsing
/// is most of the cost of reading it.
final class RecentTrees: Sendable {
  static let shared = RecentTrees()

  /// The last text is the newest.
  private let kept = Mutex<[(text: String, tree: SourceFileSyntax)]>([])

  /// A few threads read guides at the same time; more trees would only use memory.
  private static let most = 4

  /// In bytes; a tree uses a multiple of the memory of its text.
  private static let longest = 64 << 10

  /// Returns the tree of a text; calls `parse` if the text isn't among the last ones.
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

  /// Whether two texts have the same bytes: strings that are equal in Swift may compose a letter differently, and then
  /// all later positions differ.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && one.utf8.elementsEqual(other.utf8)
  }
}
