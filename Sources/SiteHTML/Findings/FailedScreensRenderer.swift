import SiteModel

/// Draws what the user saw of an example of which something is wrong.
struct FailedScreensRenderer {
  let screens: FailedScreens

  func node() -> HTMLNode {
    let anchor = "screens.\(screens.example)"
    if let strip = screens.strip {
      return ScreenStripRenderer(strip: strip, example: screens.example, anchor: anchor).node()
    }
    let name = ScreenPhrase.strip.text(["example": screens.example])
    return .element(
      "div", ["class": "strip", "role": "group", "aria-label": name, "tabindex": "0"],
      screens.last.map { [figure($0, name)] } ?? [])
  }

  private func figure(_ screen: ScreenPanel, _ name: String) -> HTMLNode {
    .element(
      "figure", [:],
      [
        .element("figcaption", [:], [.element("b", text: name)]),
        ScreenRenderer(panel: screen, name: ScreenStripRenderer.spoken(screen, name)).node(),
      ])
  }
}
