import GuideMarkup

/// Everything in a project that a link can lead to.
struct LinkTargets: Hashable {
  /// The anchors of each guide's headings; nil for a guide that could not be parsed.
  private let anchors: [String: Set<String>?]
  private let assets: Set<String>

  init(guides: [Guide], names: [String], assets: [String]) {
    var anchors: [String: Set<String>?] = [:]
    for name in names { anchors.updateValue(nil, forKey: "\(name).md") }
    for guide in guides { anchors["\(guide.name).md"] = guide.headingIdentifiers }
    self.anchors = anchors
    self.assets = Set(assets)
  }

  enum Answer: Equatable {
    case found
    case noFile
    case noAnchor(String, among: [String])
  }

  /// What is at a path below the content folder, and at an anchor in it.
  func answer(path: String, anchor: String?) -> Answer {
    guard let anchorsOfGuide = anchors[path] else {
      return assets.contains(path) ? .found : .noFile
    }
    // What the site itself draws has anchors with a dot, and headings never have one.
    guard let anchor, !anchor.isEmpty, !anchor.contains("."), let anchorsOfGuide else {
      return .found
    }
    return anchorsOfGuide.contains(anchor)
      ? .found : .noAnchor(anchor, among: anchorsOfGuide.sorted())
  }

  /// Whether the site has the page of a guide at this path.
  func isPage(_ path: String) -> Bool {
    path.hasSuffix(".html") && anchors["\(path.dropLast(".html".count)).md"] != nil
  }

  /// The paths that a link could have meant.
  var paths: [String] { (Array(anchors.keys) + assets).sorted() }
}
