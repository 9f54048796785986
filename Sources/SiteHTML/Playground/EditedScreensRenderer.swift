import RunRecord
import SiteModel

/// Draws the phone of the edited run beside the published one, and says what that means for the user.
///
/// What can be touched on the phones holds the statement that does so in a launch.
struct EditedScreensRenderer {
  let screens: EditedScreens

  /// What the phone of the run is called.
  var title = EditedRunPhrase.yours

  /// The lines of the views on the phone of the run; nil where they are not known.
  var lines: ViewLinesRenderer?

  func node() -> HTMLNode {
    .element(
      "div", ["class": "edited-screens"], verdict() + [phones()] + (lines.map { [$0.list()] } ?? [])
    )
  }

  private func verdict() -> [HTMLNode] {
    guard let text = sentence() else { return [] }
    return [.element("p", ["class": "edited-verdict"], text: text)]
  }

  private func sentence() -> String? {
    guard let verdict = screens.verdict else { return nil }
    let parts = [
      Self.sentence(verdict.lost, one: .loses, more: .losesMore),
      Self.sentence(verdict.regained, one: .regains, more: .regainsMore),
    ].compactMap { $0 }
    guard parts.isEmpty else { return parts.joined(separator: " ") }
    return verdict.losesSomething
      ? EditedRunPhrase.losesTheSame.text : EditedRunPhrase.losesNothing.text
  }

  private static func sentence(
    _ names: [String], one: EditedRunPhrase, more: EditedRunPhrase
  ) -> String? {
    guard let first = names.first else { return nil }
    let thing = String(first.prefix(40))
    return names.count == 1
      ? one.text(["thing": thing])
      : more.text(["thing": thing, "count": "\(names.count - 1)"])
  }

  private func phones() -> HTMLNode {
    .element(
      "div", ["class": "edited-phones"],
      (screens.published.map { [figure($0, title: .published, markClass: "lost-here")] } ?? [])
        + [figure(screens.edited, title: title, markClass: "new-here")])
  }

  private func figure(
    _ screen: ScreenPanel, title: EditedRunPhrase, markClass: String
  ) -> HTMLNode {
    let launch = RunPhrase.launch.text(["number": "\(screens.launch)"])
    let caption = [launch, moment, difference(screen, title)].compactMap { $0 }
    return .element(
      "figure",
      ["class": title == .yours ? "yours" : "published", "data-launch": "\(screens.launch)"],
      [
        .element(
          "figcaption", [:],
          [
            .element("b", text: title.text),
            .text(caption.joined(separator: RunPhrase.comma.text)),
          ]),
        ScreenRenderer(
          panel: screen, name: ScreenStripRenderer.spoken(screen, title.text),
          markClass: markClass,
          scope: "edited.screens.\(title == .yours ? "yours" : "published")", isTouchable: true,
          overlay: title == .yours ? lines?.outlines() ?? [] : []
        ).node(),
      ])
  }

  private var moment: String {
    switch screens.moment {
    case .cameBack: EditedRunPhrase.cameBack.text
    case .left: EditedRunPhrase.left.text
    case .ended: ScreenPhrase.ended.text
    }
  }

  private func difference(_ screen: ScreenPanel, _ title: EditedRunPhrase) -> String? {
    guard screens.published != nil else { return nil }
    if screen.marked.isEmpty {
      return title == .yours && screens.isSame ? EditedRunPhrase.asPublished.text : nil
    }
    let phrase: ScreenPhrase = title == .yours ? .different : .lost
    return phrase.text(["count": "\(screen.marked.count)"])
  }
}
