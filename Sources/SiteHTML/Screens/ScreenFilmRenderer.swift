import RunRecord
import SiteModel

/// Draws the screens of a run that its strip does not show, in a template: scripts show them beside the text, and
/// without scripts nothing of them is seen.
struct ScreenFilmRenderer {
  let film: ScreenFilm
  let strip: ScreenStrip?

  /// The anchor of the panel of the run.
  let anchor: String

  func nodes() -> [HTMLNode] {
    let shown = Set((strip?.frames ?? []).map(\.screen.drawing))
    let frames = film.frames.filter { !shown.contains($0.screen.drawing) }
    // One screen that never changed is what the text shows already.
    guard !frames.isEmpty, strip != nil || film.frames.count > 1 else { return [] }
    return [
      .element(
        "template", ["class": "film"],
        frames.enumerated().map { index, frame in
          ScreenRenderer(
            panel: frame.screen, name: ScreenStripRenderer.spoken(frame.screen, frame.title),
            moments: Self.text(of: frame.moments), scope: "\(anchor).film\(index)"
          ).node()
        })
    ]
  }

  /// The moments as scripts read them: `1.12 2.30` is after 12 events of launch 1 and after 30 of launch 2.
  static func text(of moments: [ScreenFilm.Moment]) -> String {
    moments.map { "\($0.launch).\($0.eventCount)" }.joined(separator: " ")
  }
}
