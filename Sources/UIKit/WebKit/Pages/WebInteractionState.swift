import Foundation

/// What `interactionState` is made of: the pages that were visited, and how far each was scrolled.
struct WebInteractionState: Codable {
  struct Page: Codable {
    var url: URL
    var title: String
    var x: Double
    var y: Double
  }

  var pages: [Page]
  var index: Int

  @MainActor
  init(_ list: WKBackForwardList) {
    index = list.index
    pages = list.items.map {
      Page(
        url: $0.url, title: $0.title ?? "", x: Double($0.offset.x), y: Double($0.offset.y))
    }
  }

  /// The state that a value holds; nil for a value that is none.
  init?(_ value: Any?) {
    guard let data = value as? Data,
      let state = try? PropertyListDecoder().decode(Self.self, from: data),
      state.pages.isEmpty || state.pages.indices.contains(state.index)
    else { return nil }
    self = state
  }

  /// The state as a value that a coder takes.
  var data: Data? {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try? encoder.encode(self)
  }

  @MainActor
  var items: [WKBackForwardListItem] {
    pages.map { page in
      let item = WKBackForwardListItem(url: page.url)
      item.title = page.title
      item.offset = CGPoint(x: page.x, y: page.y)
      return item
    }
  }
}
