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
  ///
  /// Texts are compared, because an identifier with a slash in it reads as two in an archive.
  func controller(at path: RestorationPath) -> UIViewController? {
    guard let identifier = path.identifiers.last else { return nil }
    let text = path.text
    return candidates[Self.end(of: identifier)]?.last { candidate in
      candidate.controller.flatMap { RestorationPath(of: $0)?.text } == text
    }?.controller
  }

  /// What stands behind the last slash, if there is one.
  private static func end(of identifier: String) -> Substring {
    identifier.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
  }
}
