import Foundation
package import RunRecord
import SiteModel

/// A screen as a file of its own, with its styles in it.
package enum ScreenFile {
  /// The SVG of a screen.
  ///
  /// - Parameter styles: The styles of drawings, as the site has them.
  package static func svg(of drawing: ScreenDrawing, name: String, styles: String) -> String {
    let node = ScreenRenderer(panel: ScreenPanel(drawing), name: name).node()
    guard case .element(let tag, let attributes, let children) = node else { return "" }
    let file = HTMLNode.element(
      tag, attributes.with("xmlns", "http://www.w3.org/2000/svg"),
      [.element("style", text: styles + ".phone { color-scheme: light dark; }\n")] + children)
    return HTMLSerializer.html([file]) + "\n"
  }
}
