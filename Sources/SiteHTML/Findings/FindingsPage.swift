package import Diagnostics
package import SiteModel

/// A standalone page, with everything that is wrong with a project's guides.
package struct FindingsPage {
  private let template: PageTemplate
  private let styles: String

  /// A page that looks as a folder with `templates`, `styles` and `findings` says.
  package init(folder path: String) throws(SiteFolderError) {
    let folder = SiteFolder(path: path)
    template = try PageTemplate(
      try folder.template("findings"), path: "\(path)/templates/findings.mustache")
    styles = try folder.styles() + "\n" + folder.findingStyles()
  }

  /// The page's text.
  ///
  /// - Parameters:
  ///   - screens: What the user saw of the examples that failed, each below its first finding.
  ///   - conclusion: What was looked at, and how many expectations hold.
  package func html(
    _ findings: [Diagnostic], screens: [FailedScreens] = [], conclusion: String
  ) -> String {
    let nodes = findings.enumerated().flatMap { index, finding in
      [FindingRenderer.node(finding)]
        + screens.filter { $0.finding == index }.map { FailedScreensRenderer(screens: $0).node() }
    }
    return template.html([
      "styles": styles, "conclusion": conclusion,
      "content": HTMLSerializer.html(nodes),
    ])
  }
}
