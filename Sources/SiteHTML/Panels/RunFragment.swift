package import SiteModel

/// A run's panel alone, for a page that is open already: what `trace-player` takes as its `run`.
package enum RunFragment {
  /// The panel as it is on a page.
  package static func html(of panel: RunPanel) -> String {
    HTMLSerializer.html([RunPanelRenderer(panel: panel).node()])
  }
}
