import Diagnostics
import SiteHTML

/// What is wrong with the guides, for the overlay on every page.
struct FindingsAnswer: Codable {
  /// Draws no more than a reader reads at once.
  private static let limit = 20

  var version: Int
  var errors: Int
  var warnings: Int

  /// The findings, drawn; errors first.
  var html: String

  init(_ state: LiveState) {
    version = state.version
    errors = state.findings.count { $0.severity == .error }
    warnings = state.findings.count - errors
    let shown = state.findings.filter { $0.severity == .error }.prefix(Self.limit)
    html = HTMLSerializer.html(shown.map(FindingRenderer.node))
  }
}
