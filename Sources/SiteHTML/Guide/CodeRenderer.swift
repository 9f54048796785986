import CodeHighlighting
import SiteModel

/// Turns code into HTML, with Swift colored.
enum CodeRenderer {
  /// The code in its frame, with its caption.
  ///
  /// - Parameters:
  ///   - anchor: Where others lead to, as what its names stand for does.
  ///   - asksInWords: Whether the switch at a line says what it does, and not only its letter.
  static func node(
    _ listing: CodeListing, anchor: String? = nil, asksInWords: Bool = false
  ) -> HTMLNode {
    let code = content(listing, asksInWords: asksInWords)
    if listing.isFolded {
      let summary = HTMLNode.element("summary", [:], foldedCaption(listing))
      return .element("details", ["class": "code", "id": anchor], [summary, code])
    }
    let caption = caption(listing)
    return .element(
      "figure", ["class": "code", "id": anchor],
      (caption.isEmpty ? [] : [.element("figcaption", [:], caption)]) + [code])
  }

  private static func caption(_ listing: CodeListing) -> [HTMLNode] {
    (listing.caption.isEmpty ? [] : [.text(listing.caption)]) + mark(listing)
  }

  /// That nothing runs the code, where that is so.
  private static func mark(_ listing: CodeListing) -> [HTMLNode] {
    let phrase: GuidePhrase
    switch listing.unrun {
    case nil: return []
    case .notRun: phrase = .notRun
    case .onlyCompiled: phrase = .onlyCompiled
    }
    return [.element("small", ["class": "not-run"], text: phrase.text)]
  }

  private static func content(_ listing: CodeListing, asksInWords: Bool) -> HTMLNode {
    // A launch that only lets the app start has an empty fence, which would be an empty box.
    if listing.language == "swift", listing.text.allSatisfy(\.isWhitespace) {
      return .element("p", ["class": "nothing"], text: GuidePhrase.noStatements.text)
    }
    let isPlain =
      listing.marks.isEmpty && listing.events.isEmpty && listing.highlights.isEmpty
      && listing.repeats.isEmpty && listing.removed.isEmpty
    return isPlain
      ? block(listing.text, language: listing.language)
      : block(CodeLines(listing: listing, asksInWords: asksInWords).nodes())
  }

  private static func foldedCaption(_ listing: CodeListing) -> [HTMLNode] {
    let lines = listing.text.split(separator: "\n", omittingEmptySubsequences: false).count
    return [
      .text(listing.caption.isEmpty ? GuidePhrase.code.text : listing.caption),
      .element("small", text: CountText.counted(lines, noun: "line")),
    ] + mark(listing)
  }

  private static func block(_ text: String, language: String) -> HTMLNode {
    let content =
      language == "swift"
      ? SpanMemory.shared.spans(of: text).flatMap(nodes) : VisibleText.nodes(text)
    return block(content)
  }

  private static func block(_ content: [HTMLNode]) -> HTMLNode {
    .element("pre", ["tabindex": "0"], [.element("code", [:], content)])
  }

  static func nodes(_ span: CodeSpan) -> [HTMLNode] {
    let text = VisibleText.nodes(span.text)
    guard span.category != .plain else { return text }
    return [.element("span", ["class": className(span.category)], text)]
  }

  /// Short, because a page has hundreds of them.
  private static func className(_ category: CodeSpan.Category) -> String {
    "c" + category.rawValue.prefix(1)
  }
}
