/// The controllers that restoration may find as existing objects: those whose identifier was set
/// through the property (uikit-restoration 3.2, rule 3).
@MainActor
final class RestorationCandidates {
  static let shared = RestorationCandidates()

  private struct Candidate {
    weak var controller: UIViewController?
  }

  private var candidates: [Candidate] = []

  func identifierWasSet(on controller: UIViewController) {
    candidates.removeAll { $0.controller == nil || $0.controller === controller }
    candidates.append(Candidate(controller: controller))
  }

  /// The controller with exactly this path by its place in the interface; of several, the one
  /// whose identifier was set last.
  ///
  /// Texts are compared, because an identifier with a slash in it reads as two in an archive.
  func controller(at path: RestorationPath) -> UIViewController? {
    let text = path.text
    return candidates.last { candidate in
      candidate.controller.flatMap { RestorationPath(of: $0)?.text } == text
    }?.controller
  }
}
