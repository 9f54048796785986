import GuideMarkup

/// Everything in a project that a link can lead to.
struct LinkTargets: Hashable {
  /// The anchors of each guide's headings; nil for a guide that could not be parsed.
  private let anchors: [String: Set<String>?]
  private let assets: Set<String>

  /// The names of the examples of all guides: a page may show what came of another guide's.
  private let examples: Set<String>

  init(guides: [Guide], names: [String], assets: [String], examples: Set<String>) {
    var anchors: [String: Set<String>?] = [:]
    for name in names { anchors.updateValue(nil, forKey: "\(name).md") }
    for guide in guides { anchors["\(guide.name).md"] = guide.headingIdentifiers }
    self.anchors = anchors
    self.assets = Set(assets)
    self.examples = examples
  }

  enum Answer: Equatable {
    case found
    case noFile
    case noAnchor(String, among: [String])
    case noExample(String, among: [String])
  }

  /// What is at a path below the content folder, and at an anchor in it.
  func answer(path: String, anchor: String?) -> Answer {
    guard let anchorsOfGuide = anchors[path] else {
      return assets.contains(path) ? .found : .noFile
    }
    guard let anchor, !anchor.isEmpty, let anchorsOfGuide else { return .found }
    // What the site itself draws has anchors with a dot, and headings never have one.
    guard !anchor.contains(".") else { return answer(drawn: anchor) }
    return anchorsOfGuide.contains(anchor)
      ? .found : .noAnchor(anchor, among: anchorsOfGuide.sorted())
  }

  /// Checks the anchor of a run or of a variant by its example's name: the number of events is only known after the run.
  private func answer(drawn anchor: String) -> Answer {
    guard let kind = ["run.", "what-if."].first(where: anchor.hasPrefix) else { return .found }
    // Of an example of another guide, the guide's name stands before it; names may have dots.
    let part = anchor.dropFirst(kind.count - 1) + "."
    guard !examples.contains(where: { part.contains(".\($0).") }) else { return .found }
    let rest = anchor.dropFirst(kind.count).drop { $0 != "." }
    return .noExample(anchor, among: examples.map { kind + $0 + rest }.sorted())
  }

  /// Whether the site has the page of a guide at this path.
  func isPage(_ path: String) -> Bool {
    path.hasSuffix(".html") && anchors["\(path.dropLast(".html".count)).md"] != nil
  }

  /// The paths that a link could have meant.
  var paths: [String] { (Array(anchors.keys) + assets).sorted() }
}
