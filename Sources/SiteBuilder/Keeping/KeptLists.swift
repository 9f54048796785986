import Foundation
import SiteHTML
import SiteModel
import StableHashing

/// Keeps the lists and the search of each language from one build to the next, as long as all its pages say the same.
///
/// After an edit of a guide's sentences, only the search of the guide's language is made again.
struct KeptLists: Sendable {
  /// What is kept in one file.
  private enum Kind: String, CaseIterable {
    case lists
    case search
  }

  /// What decides about the files.
  private struct Header: Codable {
    var key: String
  }

  /// What the name of each file ends with.
  static let ending = ".lists"

  private let folder: String

  /// Which frame the pages have.
  private let frame: String

  /// What tells the outlines of the pages from others, by the pages' paths.
  let digests: [String: OutlineDigests]

  /// What is right as it is: each list by its path, the files of a search by the path of the first of them.
  private(set) var files: [String: [SiteFile]] = [:]

  /// Reads what is right for these sites.
  ///
  /// - Parameters:
  ///   - folder: The folder of the kept pages, which is there.
  ///   - digests: Those of all pages of the sites.
  init(folder: String, frame: String, digests: [String: OutlineDigests], sites: [Site]) {
    self.folder = folder
    self.frame = frame
    self.digests = digests
    for site in sites {
      for list in kept(.lists, of: site) { files[list.path] = [list] }
      let search = kept(.search, of: site)
      if let first = search.first { files[first.path] = search }
    }
  }

  private func kept(_ kind: Kind, of site: Site) -> [SiteFile] {
    guard let key = key(of: kind, site),
      let bytes = FileManager.default.contents(atPath: path(of: kind, site)),
      let kept = KeptFiles<Header>(bytes, where: { $0.key == key })
    else { return [] }
    return kept.files
  }

  /// Keeps what was made in this build.
  ///
  /// - Parameter drawn: All files of the sites.
  func keep(_ drawn: [SiteFile], of site: Site) throws {
    for kind in Kind.allCases {
      let own = drawn.filter { isOne($0, of: kind, site) }
      guard let key = key(of: kind, site), let first = own.first, files[first.path] == nil else {
        continue
      }
      try KeptFiles(header: Header(key: key), files: own).bytes()
        .write(to: URL(filePath: path(of: kind, site)), options: .atomic)
    }
  }

  private func isOne(_ file: SiteFile, of kind: Kind, _ site: Site) -> Bool {
    switch kind {
    case .lists: site.listPaths.contains(file.path)
    case .search: file.path.hasPrefix(site.path(SiteRenderer.searchFolder))
    }
  }

  private func path(of kind: Kind, _ site: Site) -> String {
    "\(folder)/\(kind.rawValue)-\(site.language.code)\(Self.ending)"
  }

  /// What tells the files of one kind from all others; nil where something about them is not known.
  private func key(of kind: Kind, _ site: Site) -> String? {
    var parts = [frame, kind.rawValue, site.language.code] + site.listPaths
    // The home page is not kept; the lists and the search have its symptoms.
    parts.append(site.home?.markdown ?? "")
    for page in site.pages {
      guard let digests = digests[page.path] else { return nil }
      switch kind {
      case .lists: parts.append(digests.ofLists)
      case .search: parts.append(digests.ofSearch)
      }
    }
    return StableHash.text(of: Data(parts.joined(separator: "\u{0}").utf8))
  }
}
