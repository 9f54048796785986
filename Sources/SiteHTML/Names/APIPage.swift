import SiteModel

/// Draws the index of what the guides' code uses of UIKit, and of what UIKit calls.
enum APIPage {
  static let path = "api.html"
  static let title = "Index of APIs"
  static let summary =
    "What the code of these guides uses of UIKit and Foundation, as the compiler resolved it, and "
    + "what UIKit called while it ran."

  static func nodes(_ index: APIIndex) -> [HTMLNode] {
    [.element("api-filter", ["data-of": "api"])]
      + [.element("div", ["id": "api"], index.types.map(node) + further(index.furtherCallbacks))]
  }

  private static func node(_ type: APIIndex.APIType) -> HTMLNode {
    let name =
      type.name.isEmpty
      ? HTMLNode.text("Functions and constants") : .element("code", text: type.name)
    let anchor = type.name.isEmpty ? "api.functions" : "api.\(type.name)"
    return .element(
      "section", ["class": "api-type", "id": anchor],
      [.element("h2", [:], [name])] + (type.uses.isEmpty ? [] : [uses(type.uses)])
        + (type.members.isEmpty ? [] : [.element("ul", [:], type.members.map(node))]))
  }

  private static func further(_ members: [APIIndex.Member]) -> [HTMLNode] {
    guard !members.isEmpty else { return [] }
    let title = "Methods that UIKit calls"
    let text = "Those of delegates and data sources, and what no code names with its type."
    return [
      .element(
        "section", ["class": "api-type", "id": "api.called"],
        [
          .element("h2", text: title), .element("p", text: text),
          .element("ul", [:], members.map(node)),
        ])
    ]
  }

  private static func node(_ member: APIIndex.Member) -> HTMLNode {
    let name = HTMLNode.element("code", text: member.name)
    let call = member.callback.map { callback in
      [
        HTMLNode.text(" "),
        .element(
          "a",
          [
            "class": "called",
            "href": PagePath.relative(CallbackPage.path, anchor: callback.anchor, from: path),
          ],
          text: "called \(callback.count == 1 ? "once" : "\(callback.count) times")"),
      ]
    }
    let uses = member.uses.isEmpty ? [] : [uses(member.uses)]
    return .element("li", [:], [name] + (call ?? []) + uses)
  }

  /// As many guides as a reader looks through; the others are folded.
  private static let shownCount = 4

  private static func uses(_ uses: [APIIndex.Use]) -> HTMLNode {
    guard uses.count > shownCount + 1 else { return list(uses) }
    let others = uses.dropFirst(shownCount)
    let summary = HTMLNode.element("summary", text: CountText.counted(others.count, "more guide"))
    return .element(
      "div", [:],
      [list(uses.prefix(shownCount)), .element("details", [:], [summary, list(others)])])
  }

  private static func list(_ uses: some Collection<APIIndex.Use>) -> HTMLNode {
    .element(
      "p", ["class": "uses"],
      uses.enumerated().flatMap { index, use in
        [
          .text(index == 0 ? "" : ", "),
          .element(
            "a", ["href": PagePath.relative(use.page, anchor: use.anchor, from: path)],
            text: use.title), .text(" "),
          .element("small", text: CountText.counted(use.lineCount, "line")),
        ]
      })
  }
}
