/// Which object of an archive is which of another.
///
/// An object keeps its place below its parent, also where the parent moved; else the one with its
/// identifier and class is the same one moved, and the one at its place with its class the same
/// one renamed.
struct PathMatching {
  /// The paths in the second archive by those in the first.
  private(set) var newPaths: [String: String] = [:]

  private let before: [Candidate]
  private let after: [Candidate]
  private let afterByPath: [String: Candidate]
  private var claimed: Set<String> = []

  private struct Candidate {
    var object: SavedObject
    var path: IdentifierPath
    var depth: Int { path.steps.count }
    var identifier: String { path.steps.last?.identifier ?? "" }
    var position: String? { path.steps.last?.position }

    init(_ object: SavedObject) {
      self.object = object
      path = IdentifierPath(object.path)
    }
  }

  /// A place that only one object can have.
  private struct Place: Hashable {
    var parent: String?
    var label: String?
    var className: String
  }

  init(from before: [SavedObject], to after: [SavedObject]) {
    self.before = before.map(Candidate.init)
    self.after = after.map(Candidate.init)
    afterByPath = Dictionary(self.after.map { ($0.object.path, $0) }) { first, _ in first }
    matchDownwards()
    matchAnywhere()
  }

  /// Level by level, so that the parents of each object are matched before it.
  private mutating func matchDownwards() {
    let levels = Dictionary(grouping: before, by: \.depth)
    for depth in levels.keys.sorted() {
      let level = levels[depth] ?? []
      for candidate in level { matchInPlace(candidate) }
      let afterLevel = after.filter { $0.depth == depth }
      matchUnique(level, afterLevel) { $0.identifier }
      matchUnique(level, afterLevel) { $0.position ?? "" }
    }
  }

  /// What is left: objects that moved to another parent, and what moved with them.
  private mutating func matchAnywhere() {
    let rest = before.filter { newPaths[$0.object.path] == nil }
    let places = Dictionary(grouping: after.filter { !claimed.contains($0.object.path) }) {
      Place(label: $0.identifier, className: $0.object.className)
    }
    for candidate in rest.sorted(by: { $0.depth < $1.depth }) {
      matchInPlace(candidate)
      guard newPaths[candidate.object.path] == nil else { continue }
      let place = Place(label: candidate.identifier, className: candidate.object.className)
      if let target = places[place]?.first(where: { !claimed.contains($0.object.path) }) {
        match(candidate, target)
      }
    }
  }

  private mutating func matchInPlace(_ candidate: Candidate) {
    let own = candidate.path.ownComponent
    let path = newParent(of: candidate).map { "\($0)/\(own)" } ?? own
    guard let target = afterByPath[path], !claimed.contains(path) else { return }
    match(candidate, target)
  }

  /// Matches siblings of one class of which each archive has just one with a label.
  private mutating func matchUnique(
    _ before: [Candidate], _ after: [Candidate], label: (Candidate) -> String
  ) {
    let rest = Dictionary(
      grouping: before.filter { newPaths[$0.object.path] == nil },
      by: {
        Place(parent: newParent(of: $0), label: label($0), className: $0.object.className)
      })
    let targets = Dictionary(
      grouping: after.filter { !claimed.contains($0.object.path) },
      by: { Place(parent: $0.path.parent, label: label($0), className: $0.object.className) })
    for (place, candidates) in rest {
      guard candidates.count == 1, let found = targets[place], found.count == 1 else { continue }
      match(candidates[0], found[0])
    }
  }

  private func newParent(of candidate: Candidate) -> String? {
    candidate.path.parent.map { newPaths[$0] ?? $0 }
  }

  private mutating func match(_ candidate: Candidate, _ target: Candidate) {
    newPaths[candidate.object.path] = target.object.path
    claimed.insert(target.object.path)
  }
}
