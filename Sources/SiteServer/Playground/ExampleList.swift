import Diagnostics
import GuideExamples
import SiteHTML
import SiteModel

/// The examples that a reader may begin with, for a menu.
struct ExampleList: Codable {
  struct Group: Codable {
    var title: String
    var examples: [Entry]
  }

  struct Entry: Codable {
    var id: String
    var name: String
  }

  var groups: [Group]

  /// Templates first, then the guides in the site's order.
  init(_ state: LiveState, templates: [String: ServedExample]) {
    func entries(_ examples: [String: ServedExample]) -> [Entry] {
      examples.sorted { $0.value.example.location < $1.value.example.location }
        .map { Entry(id: $0.key, name: $0.value.example.name) }
    }
    groups = templates.isEmpty ? [] : [Group(title: "Templates", examples: entries(templates))]
    let byGuide = Dictionary(grouping: state.examples) { $0.value.example.guide }
    for page in state.site?.sites.first?.pages ?? [] {
      guard let examples = byGuide[page.guide] else { continue }
      let own = Dictionary(uniqueKeysWithValues: examples.map { ($0.key, $0.value) })
      groups.append(Group(title: page.title, examples: entries(own)))
    }
  }
}
