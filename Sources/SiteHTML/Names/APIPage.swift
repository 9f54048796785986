import SiteModel

/// Draws the index of what the guides' code uses of UIKit, and of what UIKit calls.
struct APIPage {
  /// The path of the page, and of that of all callbacks.
  private let path: String
  private let callbackPath: String

  static func nodes(_ index: APIIndex, at path: String, callbacksAt callbackPath: String)
    -> [HTMLNode]
  {
    let page = Self(path: path, callbackPath: callbackPath)
    return [
      .element("api-filter", ["data-of": "api"]),
      .element(
        "div", ["id": "api"],
        index.types.map(page.node) + page.further(index.furtherCallbacks)),
    ]
  }

  private func node(_ type: APIIndex.APIType) -> HTMLNode {
    let name =
      type.name.isEmpty
      ? HTMLNode.text(FramePhrase.functions.text) : .element("code", text: type.name)
    let anchor = type.name.isEmpty ? "api.functions" : "api.\(type.name)"
    return .element(
      "section", ["class": "api-type", "id": anchor],
      [.element("h2", [:], [name])] + (type.uses.isEmpty ? [] : [uses(type.uses)])
        + (type.members.isEmpty ? [] : [.element("ul", [:], type.members.map(node))]))
  }

  private func further(_ members: [APIIndex.Member]) -> [HTMLNode] {
    guard !members.isEmpty else { return [] }
    return [
      .element(
        "section", ["class": "api-type", "id": "api.called"],
        [
          .element("h2", text: FramePhrase.calledByUIKit.text),
          .element("p", text: FramePhrase.calledByUIKitText.text),
          .element("ul", [:], members.map(node)),
        ])
    ]
  }

  private func node(_ member: APIIndex.Member) -> HTMLNode {
    let name = HTMLNode.element("code", [:], NameBreaks.nodes(member.name))
    let call = member.callback.map { [.text(" "), called($0)] } ?? []
    let uses = member.uses.isEmpty ? [] : [uses(member.uses)]
    return .element("li", [:], [name] + call + uses)
  }

  private func called(_ callback: Callback) -> HTMLNode {
    let address = PagePath.relative(callbackPath, anchor: callback.anchor, from: path)
    let text =
      callback.count == 1
      ? FramePhrase.calledOnce.text
      : FramePhrase.calledTimes.text(["count": "\(callback.count)"])
    return .element("a", ["class": "called", "href": address], text: text)
  }

  /// As many guides as a reader looks through; the others are folded.
  private static let shownCount = 4

  /// What more guides use than this, nearly all do: a list of them all would be a table of contents, hundreds of times.
  private static let foldedCount = 24

  private func uses(_ uses: [APIIndex.Use]) -> HTMLNode {
    guard uses.count > Self.shownCount + 1 else { return list(uses) }
    let others = uses.dropFirst(Self.shownCount)
    let summary = HTMLNode.element(
      "summary", text: CountText.counted(others.count, noun: "more guide"))
    var folded = [summary, list(others.prefix(Self.foldedCount))]
    let rest = others.count - Self.foldedCount
    if rest > 0 {
      let text = CountText.counted(rest, noun: "more guide")
      folded.append(.element("p", ["class": "uses"], text: text))
    }
    return .element(
      "div", [:], [list(uses.prefix(Self.shownCount)), .element("details", [:], folded)])
  }

  private func list(_ uses: some Collection<APIIndex.Use>) -> HTMLNode {
    .element(
      "p", ["class": "uses"],
      uses.enumerated().flatMap { index, use in
        [
          .text(index == 0 ? "" : RunPhrase.comma.text),
          .element(
            "a", ["href": PagePath.relative(use.page, anchor: use.anchor, from: path)],
            text: use.title), .text(" "),
          .element("small", text: CountText.counted(use.lineCount, noun: "line")),
        ]
      })
  }
}
