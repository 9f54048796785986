import Diagnostics
import GuideExamples
import GuideMarkup

/// Which guides show code or runs of which others.
struct ShownGuides {
  /// The names of the other guides that a guide shows, by the guide's path.
  private var byPath: [String: Set<String>] = [:]

  init(_ guides: [ReadGuides.ReadGuide]) {
    for guide in guides {
      for example in guide.examples { add(example, of: guide.guide.name) }
      byPath[guide.guide.path, default: []].formUnion(guide.sharedCode.map(\.guide))
      if let translation = guide.translation {
        byPath[guide.guide.path, default: []].insert(translation.source)
      }
    }
    for guide in guides { byPath[guide.guide.path]?.remove(guide.guide.name) }
  }

  /// The names of the other guides whose code or runs a guide's page shows.
  subscript(guide: ReadGuides.ReadGuide) -> Set<String> { byPath[guide.guide.path] ?? [] }

  /// A result of an example may stand in any guide, and so may a comparison with an older app.
  private mutating func add(_ example: Example, of guide: String) {
    for case .result(let result) in example.expectations {
      let path = result.fence.location.path
      byPath[path, default: []].insert(guide)
      byPath[path, default: []].formUnion(example.guidesCompared(in: path))
    }
  }
}
