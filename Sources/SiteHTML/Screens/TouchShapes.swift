import RunRecord
import SiteModel

/// Boxes above a drawing, where a reader touches the app.
///
/// Each holds the statement that does the same in a launch.
enum TouchShapes {
  static func nodes(on drawing: ScreenDrawing) -> [HTMLNode] {
    ScreenTouch.all(on: drawing).map(node)
  }

  private static func node(_ touch: ScreenTouch) -> HTMLNode {
    let name = SpokenScreen.text(touch.spoken)
    let attributes = ShapeText.rect(touch.frame, radius: 6).with("class", "touch")
      .with("role", "button").with("tabindex", "0")
    switch touch.content {
    case .statement(let code):
      return .element(
        "rect",
        attributes.with("data-write", code)
          .with("aria-label", EditedRunPhrase.writes.text(["thing": name, "code": code])))
    case .obstacle(let obstacle):
      let reason = text(of: obstacle)
      return .element(
        "rect",
        attributes.with("aria-disabled", "true").with("data-why", reason)
          .with(
            "aria-label", EditedRunPhrase.writesNothing.text(["thing": name, "reason": reason]))
      )
    }
  }

  private static func text(of obstacle: ScreenTouch.Obstacle) -> String {
    switch obstacle {
    case .noName: EditedRunPhrase.noName.text
    case .severalOfThatName(let name): EditedRunPhrase.severalOfThatName.text(["name": name])
    case .disabled: EditedRunPhrase.takesNoTouches.text
    case .needsTheObject(let code): EditedRunPhrase.needsTheObject.text(["code": code])
    }
  }
}
