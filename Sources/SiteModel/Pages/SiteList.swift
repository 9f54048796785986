/// A page that no author wrote: a list that is made of all guides of a language.
package enum SiteList: CaseIterable, Hashable, Sendable {
  case callbacks
  case apis
  case index

  /// The path of the page below the folder of its language.
  package var path: String {
    switch self {
    case .callbacks: "callbacks.html"
    case .apis: "api.html"
    case .index: "topics.html"
    }
  }
}

extension Site {
  /// The lists that the site has, in the order of the sidebar: known without making them.
  package var lists: [SiteList] {
    SiteList.allCases.filter { list in
      switch list {
      case .callbacks: hasCallbacks
      case .apis: APIIndex.isNeeded(for: self)
      case .index: SiteIndex.isNeeded(for: self)
      }
    }
  }

  /// The path of one of its lists.
  package func path(_ list: SiteList) -> String { path(list.path) }
}
