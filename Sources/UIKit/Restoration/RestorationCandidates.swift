/// The controllers that restoration may find as existing objects: those whose identifier was set
/// through the property (uikit-restoration 3.2, rule 3).
@MainActor
final class RestorationCandidates {
  static let shared = RestorationCandidates()

  private struct Candidate {
    weak var controller: UIViewController?
  }

  /// The candidates by the end of their identifiers, in the order in which these were set.
  private var candidates: [Substring: [Candidate]] = [:]

  /// Under which end of an identifier a controller stands.
  private var ends: [ObjectIdentifier: Substring] = [:]

  func identifierWasSet(on controller: UIViewController) {
    Preservation.hierarchyDidChange()
    if let end = ends.removeValue(forKey: ObjectIdentifier(controller)) {
      candidates[end]?.removeAll { $0.controller == nil || $0.controller === controller }
    }
    guard let identifier = controller.restorationIdentifier else { return }
    let end = Self.end(of: identifier)
    ends[ObjectIdentifier(controller)] = end
    candidates[end, default: []].append(Candidate(controller: controller))
  }

  /// The controller with exactly this path by its place in the interface; of several, the one
  /// whose identifier was set last.
  func controller(at path: RestorationPath) -> UIViewController? {
    let position = path.position
    return candidates[Self.end(of: path.lastIdentifier)]?.last { candidate in
      candidate.controller.flatMap { RestorationPath(ofController: $0, probablyAt: position) }
        == path
    }?.controller
  }

  /// What stands behind the last slash, if there is one.
  private static func end(of identifier: String) -> Substring {
    let end = identifier.utf8.lastIndex(of: UInt8(ascii: "/"))
    return end.map { identifier[identifier.utf8.index(after: $0)...] } ?? identifier[...]
  }
}
