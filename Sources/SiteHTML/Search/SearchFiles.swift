import SiteModel

/// The files that the search on a page reads.
///
/// They are scripts, because a page that is opened from a disk may read nothing else: `search/site.js`
/// lists the pages and sections, `search/text-3.js` holds the text of a page, for the results that show it,
/// and each of the others holds the words that begin alike.
enum SearchFiles {
  /// The folder of all of them, below that of the language.
  static let folder = "search/"

  /// The first of the files, which lists what the others have.
  static let listPath = "\(folder)site.js"

  /// All of them, the list first; none where the site has no text.
  static func files(for site: Site, callbacks: [Callback]) -> [SiteFile] {
    let index = SearchIndex(
      site.pages, symptoms: SymptomSections.all(of: site), callbacks: callbacks)
    guard !index.sections.isEmpty else { return [] }
    let shards = Dictionary(grouping: index.weights) { SearchWords.shard(of: $0.key) }
    let names = shards.keys.sorted()
    let sections = Dictionary(grouping: index.sections, by: \.page)
    return [
      SiteFile(path: site.path(listPath), text: list(of: index, site: site, shards: names))
    ]
      + names.map { name in
        SiteFile(path: site.path("\(folder)\(name).js"), text: shard(name, shards[name] ?? []))
      }
      + (0...site.pages.count).map { page in
        SiteFile(
          path: site.path("\(folder)text-\(page).js"),
          text: text(page, (sections[page] ?? []).map(\.text)))
      }
  }

  /// `repriseSearch.site([pages], [sections], [shards])`.
  private static func list(of index: SearchIndex, site: Site, shards: [String]) -> String {
    let places =
      site.pages.map { ($0.title, $0.path) } + [
        (CallbackPage.title(of: site), site.path(.callbacks))
      ]
    let pages = places.map {
      "[\(ScriptText.json($0.0)),\(ScriptText.json(AddressPath.encoded($0.1)))]"
    }
    let sections = index.sections.map { section in
      section.heading.isEmpty
        ? "[\(section.page)]"
        : "[\(section.page),\(ScriptText.json(section.anchor)),\(ScriptText.json(section.heading))]"
    }
    return """
      repriseSearch.site([
      \(pages.joined(separator: ",\n"))
      ],[
      \(sections.joined(separator: ",\n"))
      ],\(ScriptText.json(shards)));

      """
  }

  /// `repriseSearch.text(3, ["text of a section", …])`.
  private static func text(_ page: Int, _ sections: [String]) -> String {
    "repriseSearch.text(\(page),\(ScriptText.json(sections)));\n"
  }

  /// `repriseSearch.shard("de", {"decode": [section, weight, …]}, {"decode": ["decodes", …]})`, each section as the
  /// distance to the one before, and the words by which a word's sections were found too.
  private static func shard(
    _ name: String, _ words: [(key: String, value: [SearchIndex.SectionWeight])]
  ) -> String {
    let words = words.sorted { $0.key < $1.key }
    let entries = words.map { word, weights in
      var before = 0
      let numbers = weights.flatMap { weight in
        defer { before = weight.section }
        return [weight.section - before, weight.weight]
      }
      return "\(ScriptText.json(word)):[\(numbers.map(String.init).joined(separator: ","))]"
    }
    let related = words.map(\.key).compactMap { word in
      RelatedWords.all[word].map { "\(ScriptText.json(word)):\(ScriptText.json($0))" }
    }
    let others = related.isEmpty ? "" : ",{\n\(related.joined(separator: ",\n"))\n}"
    return
      "repriseSearch.shard(\(ScriptText.json(name)),{\n\(entries.joined(separator: ",\n"))\n}\(others));\n"
  }
}
