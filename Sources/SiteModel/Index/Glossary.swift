import Foundation
package import GuideMarkup

/// The page of a site that explains its terms, each below a heading of its own.
package struct Glossary: Hashable, Sendable {
  /// The name of its guide, in whichever folder that is.
  private static let name = "glossary"

  /// The guide that it is, with its folders.
  package var guide: String
  package var path: String
  package var title: String

  /// The headings of the terms, in the order of the page.
  package var terms: [PageHeading]

  /// Nil for a site without such a page.
  package init?(of site: Site) {
    guard
      let page = site.pages.first(where: { $0.guide.split(separator: "/").last == Self.name[...] })
    else { return nil }
    (guide, path, title) = (page.guide, page.path, page.title)
    terms = page.contents.filter { $0.level == 2 }
  }

  /// The text of a page with links to the terms where it first has them.
  ///
  /// A term whose heading says more in parentheses, as `launch (of a guide)`, is a word with other meanings, and one in a
  /// link of the page is explained there: neither gets a link.
  package func linked(_ page: Page) -> [Block] {
    guard page.path != path else { return page.blocks }
    let explained = page.blocks.flatMap(\.linkTexts).joined(separator: "\n").lowercased()
    var links = TermLinks(
      guide: guide,
      terms: terms.filter { term in
        !term.text.contains("(") && !explained.contains(term.text.lowercased())
      })
    return page.blocks.map { links.adding(to: $0) }
  }
}

/// Turns the first occurrence of each term into a link.
private struct TermLinks {
  let guide: String

  /// Those that are not linked yet.
  var terms: [PageHeading]

  /// More would disturb the reader.
  private static let mostOnPage = 6
  private var count = 0

  init(guide: String, terms: [PageHeading]) {
    self.guide = guide
    self.terms = terms
  }

  mutating func adding(to block: Block) -> Block {
    switch block {
    case .paragraph(let content): return .paragraph(content.flatMap { adding(to: $0) })
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = list.items[index].blocks.map { adding(to: $0) }
      }
      return .list(list)
    case .admonition(let kind, let blocks): return .admonition(kind, blocks.map { adding(to: $0) })
    case .heading, .quote, .tabs, .fence, .indentedCode, .table, .thematicBreak, .html: return block
    }
  }

  private mutating func adding(to inline: Inline) -> [Inline] {
    guard case .text(let text) = inline, count < Self.mostOnPage else { return [inline] }
    for (index, term) in terms.enumerated() {
      guard let range = Self.place(of: term.text, in: text) else { continue }
      terms.remove(at: index)
      count += 1
      let link = Inline.link(
        destination: "/\(guide).md#\(term.anchor)", title: "", content: [.text(String(text[range]))]
      )
      return adding(to: .text(String(text[..<range.lowerBound]))) + [link]
        + adding(to: .text(String(text[range.upperBound...])))
    }
    return text.isEmpty ? [] : [inline]
  }

  /// Where a text has a term as words of its own, in the singular or the plural.
  private static func place(of term: String, in text: String) -> Range<String.Index>? {
    var start = text.startIndex
    while let range = text.range(of: term, options: .caseInsensitive, range: start..<text.endIndex)
    {
      var end = range.upperBound
      if end < text.endIndex, text[end] == "s" { end = text.index(after: end) }
      let before = text[..<range.lowerBound].last
      let isWhole = before?.isPartOfWord != true && text[end...].first?.isPartOfWord != true
      if isWhole { return range.lowerBound..<end }
      start = range.upperBound
    }
    return nil
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "-" || self == "_" }
}

extension Block {
  /// The texts of the links in it.
  fileprivate var linkTexts: [String] {
    switch self {
    case .heading(_, _, let content), .paragraph(let content): content.flatMap(\.linkTexts)
    case .list(let list): list.items.flatMap(\.blocks).flatMap(\.linkTexts)
    case .quote(let blocks), .admonition(_, let blocks): blocks.flatMap(\.linkTexts)
    case .tabs(let panels): panels.flatMap(\.self).flatMap(\.linkTexts)
    case .table(let table):
      (table.header + table.rows.flatMap(\.self)).flatMap { $0.flatMap(\.linkTexts) }
    case .fence, .indentedCode, .thematicBreak, .html: []
    }
  }
}

extension Inline {
  fileprivate var linkTexts: [String] {
    switch self {
    case .link(_, _, let content): [content.map(\.plainText).joined()]
    case .emphasis(let content), .strong(let content), .strikethrough(let content):
      content.flatMap(\.linkTexts)
    case .text, .code, .image, .footnoteReference, .softBreak, .lineBreak, .html: []
    }
  }
}
