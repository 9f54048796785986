import SiteHTML

/// The page on which a reader changes and runs any example, or begins with a template.
enum PlaygroundPage {
  /// Nil until there is a site to take the frame of.
  static func file(in state: LiveState) throws(SiteFolderError) -> SiteFile? {
    try state.site?.page(
      at: "playground.html", title: "Playground",
      summary:
        "Change an example, run it, and see what it saves and restores. Nothing leaves this machine.",
      content: [
        .element("play-ground", ["class": "playground"]),
        .element(
          "noscript", [:], [.element("p", text: "The playground needs JavaScript.")]),
      ])
  }
}
