import Diagnostics

/// Why a link leads to nothing.
struct LinkFault {
  /// The second half of the rule's identifier.
  var rule: String
  var summary: String
  var fix: String?

  /// The fault of a link with this target; nil where there is none.
  init?(_ target: LocalTarget, among targets: LinkTargets) {
    guard let path = target.path else {
      self.init(rule: "outside", summary: "the address leads out of the content folder")
      return
    }
    switch targets.answer(path: path, anchor: target.anchor) {
    case .found: return nil
    case .noFile where targets.isPage(path):
      self.init(
        rule: "no-file", summary: "`\(path)` is a page of the site, and links lead to files",
        fix: "link to the guide: `\(path.dropLast(".html".count)).md`")
    case .noFile:
      let nearest = Suggestion.nearest(to: path, among: targets.paths)
      self.init(
        rule: "no-file", summary: "`\(path)` is not in the content folder",
        fix: nearest.map { "did you mean `\($0)`?" })
    case .noAnchor(let anchor, let anchors):
      let nearest = Suggestion.nearest(to: anchor, among: anchors)
      self.init(
        rule: "no-anchor", summary: "`\(path)` has no heading with the anchor `#\(anchor)`",
        fix: nearest.map { "did you mean `#\($0)`?" })
    case .noExample(let anchor, let anchors):
      let nearest = Suggestion.nearest(to: anchor, among: anchors)
      self.init(
        rule: "no-anchor", summary: "no example of the guides has the anchor `#\(anchor)`",
        fix: nearest.map { "did you mean `#\($0)`?" })
    }
  }

  private init(rule: String, summary: String, fix: String? = nil) {
    self.rule = rule
    self.summary = summary
    self.fix = fix
  }
}
