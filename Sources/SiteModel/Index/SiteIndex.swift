package import GuideMarkup

/// What readers look for by a name that they know: the API, the symptoms and the terms of a site.
package struct SiteIndex: Hashable, Sendable {
  /// A name of API, and where guides explain it.
  package struct Symbol: Hashable, Sendable {
    /// As code writes it: `encodeRestorableState(with:)`.
    package var name: String

    /// What is known of it as a method that UIKit calls.
    package var callback: Callback?
    package var places: [Place]
  }

  /// A page, or a section of one, that has a name in its heading.
  package struct Place: Hashable, Sendable {
    /// The page's path, and the anchor on it; empty for the page's beginning.
    package var page: String
    package var anchor: String
    package var title: String
  }

  /// What goes wrong, each with a link to its guide: the numbered lists of the home page.
  package private(set) var symptoms: [[Inline]]

  /// By their names.
  package private(set) var symbols: [Symbol]
  package private(set) var glossary: Glossary?

  package var isEmpty: Bool { symptoms.isEmpty && symbols.isEmpty && glossary == nil }

  /// Whether a site has anything that it lists.
  package static func isNeeded(for site: Site) -> Bool {
    site.hasCallbacks || Glossary(of: site) != nil
      || site.home?.blocks.contains { !$0.numberedItems.isEmpty } == true
      || site.pages.contains { $0.facts.explainedNames.contains { APIName.isOne($0.name) } }
  }

  /// What goes wrong, as the numbered lists of a home page say it.
  package static func symptoms(of home: Page) -> [[Inline]] {
    home.blocks.flatMap(\.numberedItems)
  }

  package init(of site: Site, callbacks: [Callback]) {
    symptoms = site.home.map(Self.symptoms) ?? []
    glossary = Glossary(of: site)
    var byName = Dictionary(
      callbacks.map { ($0.name, Symbol(name: $0.name, callback: $0, places: [])) }
    ) { first, _ in first }
    for page in site.pages {
      for explained in page.facts.explainedNames where APIName.isOne(explained.name) {
        var symbol = byName[explained.name] ?? Symbol(name: explained.name, places: [])
        if symbol.places.last?.page != page.path {
          symbol.places.append(Place(explained, on: page))
        }
        byName[explained.name] = symbol
      }
    }
    symbols = byName.values.sorted {
      ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name)
    }
  }
}

/// Tells names of API from other code in headings: commands, keys of files, keywords.
private enum APIName {
  static func isOne(_ code: String) -> Bool {
    let isName = code.allSatisfy { $0.isLetter || $0.isNumber || "_.:()".contains($0) }
    return isName && zip(code, code.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}

extension SiteIndex.Place {
  fileprivate init(_ explained: ExplainedName, on page: Page) {
    let title = explained.anchor.isEmpty ? page.title : explained.heading
    self.init(page: page.path, anchor: explained.anchor, title: title)
  }
}

extension Block {
  /// The text of each item of a numbered list.
  fileprivate var numberedItems: [[Inline]] {
    guard case .list(let list) = self, list.start != nil else { return [] }
    return list.items.compactMap { item in
      guard case .paragraph(let content)? = item.blocks.first else { return nil }
      return content
    }
  }
}
