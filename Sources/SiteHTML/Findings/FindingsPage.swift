package import Diagnostics

/// A page that stands alone, with everything that is wrong with a project's guides.
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
  /// - Parameter conclusion: What was looked at, and how many expectations hold.
  package func html(_ findings: [Diagnostic], conclusion: String) -> String {
    template.html([
      "styles": styles, "conclusion": conclusion,
      "content": HTMLSerializer.html(findings.map(FindingRenderer.node)),
    ])
  }
}
