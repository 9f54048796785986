import GuideMarkup

/// Something that a reader may look for by its first letter: a guide, a heading, a callback.
package struct Topic: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case guide
    /// A heading of the guide with this title.
    case heading(of: String)
    case callback
  }

  package var kind: Kind
  package var name: String

  /// The page's path, and the anchor on it; empty for the page's beginning.
  package var page: String
  package var anchor: String

  /// The letter below which it is listed; a number sign for what begins with none.
  package var letter = "#"
}

extension Topic {
  /// The topics of a site by their names.
  ///
  /// A heading that many guides have, such as “In your app”, says nothing in such a list: it is left
  /// out where more than two do.
  package static func all(of site: Site, callbacks: [Callback]) -> [Topic] {
    let guides = site.pages.map { Topic(kind: .guide, name: $0.title, page: $0.path, anchor: "") }
    let headings = site.pages.flatMap { page in
      page.contents.map {
        Topic(kind: .heading(of: page.title), name: $0.text, page: page.path, anchor: $0.anchor)
      }
    }
    let counts = Dictionary(headings.map { ($0.name, 1) }, uniquingKeysWith: +)
    let calls = callbacks.map {
      Topic(kind: .callback, name: $0.name, page: site.path("callbacks.html"), anchor: $0.anchor)
    }
    let letters = TopicLetters(language: site.language.code)
    return (guides + headings.filter { counts[$0.name, default: 0] <= 2 } + calls).enumerated()
      .map { (key: letters.key(of: $1.name), order: $0, topic: $1) }
      .sorted { ($0.key, $0.order) < ($1.key, $1.order) }
      .map { entry in
        var topic = entry.topic
        topic.letter = letters.letter(ofKey: entry.key)
        return topic
      }
  }
}
