import SiteModel

/// Says above a guide whether its apps have scenes, because apps without them do not launch when they are built
/// with the 27 SDK.
enum SceneUseNotice {
  static func nodes(_ page: Page) -> [HTMLNode] {
    guard let use = page.sceneUse else { return [] }
    let name = use == .scenes ? "scene-use" : "scene-use is-older"
    return [.element("p", ["class": name], text: use.text)]
  }
}
