/// What the guides' code uses of UIKit and Foundation, and what UIKit calls, by the type that has it.
package struct APIIndex: Hashable, Sendable {
  /// A type, or what belongs to none where its name is empty.
  package struct APIType: Hashable, Sendable {
    package var name: String

    /// Where the type itself is named.
    package var uses: [Use]

    /// By their names.
    package var members: [Member]
  }

  /// Something that a type has.
  package struct Member: Hashable, Sendable {
    /// With its labels: `encode(_:forKey:)`.
    package var name: String
    package var declaration: String
    package var uses: [Use]

    /// What is known of it as a method that UIKit calls.
    package var callback: Callback?
  }

  /// The code of one page that has a name.
  package struct Use: Hashable, Sendable {
    package var page: String
    package var title: String

    /// The anchor of the first listing with it.
    package var anchor: String

    /// In how many lines it stands.
    package var lineCount: Int
  }

  /// By their names.
  package private(set) var types: [APIType] = []

  /// The methods that UIKit calls and whose type no code names: most are a delegate's.
  package private(set) var furtherCallbacks: [Member] = []

  /// Whether the code of a site's pages uses anything that has a type.
  package static func isNeeded(for site: Site) -> Bool {
    site.pages.contains { page in
      page.facts.declarations.contains { $0.owner == .framework }
    }
  }

  package init(of site: Site, callbacks: [Callback]) {
    var sightings = Sightings()
    for page in site.pages { sightings.add(page) }
    var calls = Dictionary(callbacks.map { ($0.name, $0) }) { first, _ in first }
    for (type, members) in sightings.known {
      let ownName = type.split(separator: ".").last.map(String.init) ?? ""
      var entry = APIType(name: type, uses: members[ownName]?.uses ?? [], members: [])
      for (name, member) in members where name != ownName {
        entry.members.append(
          Member(
            name: name, declaration: member.declaration, uses: member.uses,
            callback: calls[name]))
      }
      entry.members.sort { ($0.name, $0.declaration) < ($1.name, $1.declaration) }
      types.append(entry)
    }
    types.sort { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    guard !types.isEmpty else { return }
    for member in types.flatMap(\.members) { calls[member.name] = nil }
    furtherCallbacks = calls.values.sorted { $0.name < $1.name }.map { callback in
      Member(
        name: callback.name, declaration: "", uses: sightings.own[callback.name] ?? [],
        callback: callback)
    }
  }
}

/// Where the code of pages names what.
private struct Sightings {
  struct Member {
    var declaration: String
    var uses: [APIIndex.Use] = []
  }

  /// What UIKit and Foundation declare, by the type's name and its own.
  private(set) var known: [String: [String: Member]] = [:]

  /// What examples declare themselves, by its name.
  private(set) var own: [String: [APIIndex.Use]] = [:]

  mutating func add(_ page: Page) {
    for declaration in page.facts.declarations {
      let use = APIIndex.Use(
        page: page.path, title: page.title, anchor: declaration.anchor,
        lineCount: declaration.lineCount)
      switch declaration.owner {
      case .framework:
        var member =
          known[declaration.type]?[declaration.name] ?? Member(declaration: declaration.text)
        Self.add(use, to: &member.uses)
        known[declaration.type, default: [:]][declaration.name] = member
      case .example: Self.add(use, to: &own[declaration.name, default: []])
      }
    }
  }

  /// Two declarations of one name, as an overload's, are one use of the page.
  private static func add(_ use: APIIndex.Use, to uses: inout [APIIndex.Use]) {
    if let last = uses.indices.last, uses[last].page == use.page {
      uses[last].lineCount += use.lineCount
    } else {
      uses.append(use)
    }
  }
}
