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

  /// Adds the names of an example to a listing that shows a fence of its code.
  mutating func add(_ names: DeclaredNames, of source: Fence, toListingOf fence: Int) {
    let shown = SnippetMarks(source).shownLines.enumerated().map { ($1.number, $0) }
    let lines = Dictionary(shown) { first, _ in first }
    for place in names.places where place.path == source.location.path {
      guard let line = lines[place.line] else { continue }
      let name = CodeName(
        line: line, column: place.column, length: place.length,
        declaration: index(of: names.declarations[place.declaration]))
      byFence[fence, default: []].append(name)
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
      let fences = example.files.flatMap(\.fences) + example.launches.compactMap(\.fence)
      add(declared, to: fences.map { ($0.index, $0) })
    }
  }

  /// Adds what the names stand for in the code that the page shows of another guide, as translations do.
  ///
  /// - Parameter named: The examples of that guide.
  package mutating func add(
    _ named: [(example: Example, names: DeclaredNames)], showing shared: [SharedCode]
  ) {
    for (example, declared) in named {
      let own = shared.filter { $0.guide == example.guide && $0.example == example.name }
      add(declared, to: own.map { ($0.fence.index, $0.source) })
    }
  }

  private mutating func add(_ declared: DeclaredNames, to listings: [(fence: Int, source: Fence)]) {
    for listing in listings
    where names.byFence[listing.fence] == nil && isListed(listing.fence) {
      names.add(declared, of: listing.source, toListingOf: listing.fence)
    }
  }

  /// Whether the page shows the fence's own code, in Swift.
  private func isListed(_ fence: Int) -> Bool {
    guard case .code(let listing)? = fences[fence]?.body else { return false }
    return listing.language == "swift"
  }
}
