import RunRecord
import SiteModel

/// Lists the views on a reader's phone with the lines of code that made them.
///
/// Scripts outline the view that is pointed at, and lead to its line in the editor.
struct ViewLinesRenderer {
  private struct Entry {
    var origin: ViewOrigin

    /// The place of the file or launch among the pieces of the example.
    var piece: Int
  }

  private let entries: [Entry]
  private let pieces: [String]

  /// Nil where no view has a line that the reader can change.
  init?(_ origins: [ViewOrigin], pieces: [String]) {
    entries = origins.compactMap { origin in
      pieces.firstIndex { $0 == origin.site.path }.map { Entry(origin: origin, piece: $0) }
    }
    self.pieces = pieces
    guard !entries.isEmpty else { return nil }
  }

  /// Boxes around the views, seen while their rows are pointed at.
  func outlines() -> [HTMLNode] {
    entries.map { entry in
      .element(
        "rect",
        ShapeText.rect(entry.origin.element.frame, radius: 4).with("class", "view-outline")
          .with("data-view", "\(entry.origin.place)"))
    }
  }

  func list() -> HTMLNode {
    .element(
      "details", ["class": "view-lines"],
      [
        .element("summary", text: EditedRunPhrase.viewLines.text),
        .element("ul", [:], entries.map(row)),
      ])
  }

  private func row(_ entry: Entry) -> HTMLNode {
    let site = entry.origin.site
    return .element(
      // Served pages may have no styles in attributes.
      "li", ["data-depth": "\(min(entry.origin.depth, Self.deepest))"],
      [
        .element(
          "button",
          [
            "type": "button", "data-view": "\(entry.origin.place)", "data-piece": "\(entry.piece)",
            "data-line": "\(site.line)", "data-column": "\(max(1, site.column))",
          ],
          [
            .text(Self.name(of: entry.origin.element) + " "),
            .element("small", text: "\(pieces[entry.piece]):\(site.line)"),
          ])
      ])
  }

  /// Rows further in would have no room for their text.
  private static let deepest = 8

  private static func name(of element: DrawnElement) -> String {
    SpokenScreen.text(SpokenLine(element) ?? SpokenLine(role: element.role))
  }
}
