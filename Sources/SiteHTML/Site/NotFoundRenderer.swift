import SiteModel

/// Writes the page for a wrong address: pages with a similar name, and where to start.
struct NotFoundRenderer {
  let site: Site

  /// The address, below the root of the site.
  let path: String

  func nodes() -> [HTMLNode] {
    let suggestions = suggestions
    // A static host shows the same page for every wrong address, so there a script searches for the address.
    let attributes: HTMLAttributes = suggestions.isEmpty ? ["data-search-address": ""] : [:]
    return suggestions + [
      .element("p", attributes, text: FramePhrase.nothingHere.text), .element("ul", [:], starts),
    ]
  }

  /// More would not be a suggestion.
  private static let mostSuggestions = 3

  /// Of a site without parts, which has a list of all guides elsewhere.
  private static let mostStarts = 10

  /// The pages that share most words with the address.
  private var suggestions: [HTMLNode] {
    let wanted = words(of: path)
    let similar = site.pages.map {
      (page: $0, count: words(of: $0.path).intersection(wanted).count)
    }
    .filter { $0.count > 0 }
    // Sorting is not stable: pages with as many words stay in reading order.
    let best = similar.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    guard !best.isEmpty else { return [] }
    return [
      .element("p", text: FramePhrase.similarNames.text),
      .element("ul", [:], best.prefix(Self.mostSuggestions).map { item($0.element.page) }),
    ]
  }

  /// The home page and the parts, by their first guides: all of it fits a phone's screen.
  private var starts: [HTMLNode] {
    let home = PagePath.relative(site.path("index.html"), from: path)
    let first = HTMLNode.element(
      "li", [:], [.element("a", ["href": home], text: site.home?.title ?? site.title)])
    guard site.parts.count > 1 else {
      return [first] + site.pages.prefix(Self.mostStarts).map { item($0) }
    }
    return [first]
      + site.parts.compactMap { part in part.pages.first.map { item($0, named: part.title) } }
  }

  /// - Parameter name: What the link says; the page's title where it is not given.
  private func item(_ page: Page, named name: String? = nil) -> HTMLNode {
    let address = PagePath.relative(page.path, from: path)
    return .element("li", [:], [.element("a", ["href": address], text: name ?? page.title)])
  }

  /// The words of a page's name that tell it from others.
  private func words(of path: String) -> Set<String> {
    let name = path.split(separator: "/").last ?? ""
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return Set(words.filter { $0.count > 3 }).subtracting(["html", "index"])
  }
}
