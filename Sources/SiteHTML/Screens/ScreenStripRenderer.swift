import RunRecord
import SiteModel

/// Draws what the user saw, one screen beside the other.
struct ScreenStripRenderer {
  let strip: ScreenStrip
  let example: String

  /// The anchor of the panel of the run, in which a script finds it.
  let anchor: String

  /// When each screen was on.
  var film = ScreenFilm()

  /// Whether what can be touched is marked with the statement that touches it.
  var isTouchable = false

  func node() -> HTMLNode {
    var nodes: [HTMLNode] = []
    var shown: ScreenPanel?
    for turn in strip.turns {
      // What was restored and was left as it was stands there once.
      if shown?.drawing != turn.left.screen.drawing || turn.left.differenceCount != nil {
        nodes.append(figure(turn.left))
      }
      nodes += turn.ends.enumerated().map { end($1, isFirst: $0 == 0) }
      nodes.append(figure(turn.cameBack))
      shown = turn.cameBack.screen
    }
    return .element(
      "div",
      ["class": "strip", "data-run": anchor, "tabindex": "0", "role": "group", "aria-label": name],
      nodes)
  }

  /// How a process ended; with its number where it left no screen behind.
  private func end(_ end: ScreenStrip.End, isFirst: Bool) -> HTMLNode {
    let title = end.termination.title
    guard !isFirst else { return .element("p", ["class": "then"], text: title) }
    let launch = RunPhrase.launch.text(["number": "\(end.launch)"])
    return .element(
      "p", ["class": "then"], [.text(launch), .element("br", [:], []), .text(title)])
  }

  private var name: String { ScreenPhrase.strip.text(["example": example]) }

  private func figure(_ frame: ScreenStrip.Frame) -> HTMLNode {
    let title: ScreenPhrase = frame.kind == .left ? .left : .cameBack
    let launch = RunPhrase.launch.text(["number": "\(frame.launch)"])
    let caption: [HTMLNode] = [
      .element("b", text: title.text),
      .text([launch, difference(frame)].compactMap { $0 }.joined(separator: RunPhrase.comma.text)),
    ]
    return .element(
      "figure", ["class": frame.kind.rawValue, "data-launch": "\(frame.launch)"],
      [
        .element("figcaption", [:], caption),
        ScreenRenderer(
          panel: frame.screen, name: Self.spoken(frame.screen, title.text),
          markClass: frame.kind == .left ? "lost-here" : "new-here",
          moments: ScreenFilmRenderer.text(of: film.moments(of: frame.screen)),
          scope: "\(anchor).\(frame.kind.rawValue)\(frame.launch)",
          isTouchable: isTouchable
        ).node(),
      ])
  }

  private func difference(_ frame: ScreenStrip.Frame) -> String? {
    guard let count = frame.differenceCount else {
      return frame.kind == .left ? nil : ScreenPhrase.same.text
    }
    guard count > 0 else { return nil }
    let phrase: ScreenPhrase = frame.kind == .left ? .lost : .different
    return phrase.text(["count": "\(count)"])
  }

  /// The picture in words: what VoiceOver would read, without the size.
  static func spoken(_ screen: ScreenPanel, _ title: String) -> String {
    SpokenScreen.name(of: screen.drawing, title: title)
  }
}
