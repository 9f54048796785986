import Diagnostics
import GuideMarkup
import SiteModel

/// Finds what is wrong with the drawings of guides.
enum DiagramCheck {
  static func diagnostics(_ guides: [Guide]) -> [Diagnostic] {
    guides.flatMap(\.fences).filter { $0.language == DiagramReader.language }
      .flatMap { DiagramReader.read($0).diagnostics }
  }
}
