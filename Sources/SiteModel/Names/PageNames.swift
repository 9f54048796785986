import Diagnostics
package import GuideExamples
import GuideMarkup

/// What the names in the code of a page stand for.
package struct PageNames: Hashable, Sendable {
  /// Each once, in reading order.
  package private(set) var declarations: [DeclaredNames.Declaration] = []

  /// The names in each listing, by the index of its fence.
  package private(set) var byFence: [Int: [CodeName]] = [:]

  private var indices: [DeclaredNames.Declaration: Int] = [:]

  package init() {}

  /// An anchor for the listing of a fence.
  package static func anchor(ofFence index: Int) -> String { "code.\(index)" }

  /// Adds the names of an example to the listings that show its code.
  mutating func add(_ names: DeclaredNames, of example: Example, shownIn fences: [Int: [Int: Int]])
  {
    let ownFences = example.files.flatMap(\.fences) + example.launches.compactMap(\.fence)
    for fence in ownFences {
      guard let shown = fences[fence.index] else { continue }
      for place in names.places where place.path == fence.location.path {
        guard let line = shown[place.line] else { continue }
        let name = CodeName(
          line: line, column: place.column, length: place.length,
          declaration: index(of: names.declarations[place.declaration]))
        byFence[fence.index, default: []].append(name)
      }
    }
  }

  private mutating func index(of declaration: DeclaredNames.Declaration) -> Int {
    if let index = indices[declaration] { return index }
    indices[declaration] = declarations.count
    declarations.append(declaration)
    return declarations.count - 1
  }
}

extension Page {
  /// Adds what the names in the code of the page's examples stand for.
  ///
  /// A build of an app that another updates brings the same fences again: what is known of a fence
  /// stays.
  package mutating func add(_ named: [(example: Example, names: DeclaredNames)]) {
    for (example, declared) in named {
      var shown: [Int: [Int: Int]] = [:]
      for fence in example.files.flatMap(\.fences) + example.launches.compactMap(\.fence)
      where names.byFence[fence.index] == nil && isListed(fence.index) {
        let lines = SnippetMarks(fence).shownLines.enumerated().map { ($1.number, $0) }
        shown[fence.index] = Dictionary(lines) { first, _ in first }
      }
      names.add(declared, of: example, shownIn: shown)
    }
  }

  /// Whether the page shows the fence's own code, in Swift.
  private func isListed(_ fence: Int) -> Bool {
    guard case .code(let listing)? = fences[fence]?.body else { return false }
    return listing.language == "swift"
  }
}
