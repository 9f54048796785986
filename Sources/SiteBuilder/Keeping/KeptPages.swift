import ExampleRunner
import Foundation
import GuideMarkup
import SiteHTML
import SiteModel
import StableHashing

/// Keeps finished pages from one build to the next, each for as long as nothing has changed that it is made of.
///
/// All of them go with the frame that they share. Guides with a finding are not kept, and neither are home pages, which list all
/// others.
struct KeptPages: Sendable {
  /// The folder's name in the cache.
  static let folderName = "pages"
  private let folder: String

  /// What tells the frame from all others that were there.
  private let frame: String

  /// Those of each guide whose page may be kept, by the guide's name.
  private let conditions: [String: PageConditions]

  /// - Parameters:
  ///   - start: When the reading of the guides began, in seconds since 1970.
  ///   - cache: The project's folder for what is kept.
  init(
    _ read: ReadGuides, frame: PageFrame, languages: [SiteLanguage], start: Int, cache: String
  ) throws {
    folder = "\(cache)/\(Self.folderName)"
    let guides = Dictionary(read.guides.map { ($0.guide.name, $0) }) { first, _ in first }
    let homes = Set(languages.map { $0.folder + Page.homeGuide })
    let shown = read.guides.map { read.shownGuides[$0] }
    let found = ParallelMap.map(Array(zip(read.guides, shown))) { guide, shown in
      homes.contains(guide.guide.name)
        ? nil : PageConditions(guide, showing: shown, among: guides, start: start)
    }
    conditions = Dictionary(found.compactMap(\.self).map { ($0.guide, $0) }) { first, _ in first }
    let names = conditions.keys.map(Self.fileName)
    self.frame = try Self.identifier(of: frame, in: folder, keeping: Set(names))
  }

  /// The pages that are right as they are, by their guides' names.
  func pages() -> [String: KeptPage] {
    let asked = conditions.values.sorted { $0.guide < $1.guide }
    let found = ParallelMap.map(asked) { conditions -> KeptPage? in
      guard let bytes = FileManager.default.contents(atPath: path(of: conditions.guide)) else {
        return nil
      }
      return KeptPage(bytes) { $0.frame == frame && $0.conditions == conditions }
    }
    let pairs = zip(asked, found).compactMap { asked, page in page.map { (asked.guide, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Keeps a page, unless a file that it is made of may have changed meanwhile.
  ///
  /// - Parameter files: Its files, the page as Markdown first.
  func keep(
    _ page: Page, of guide: String, digests: OutlineDigests, lists: [String], variantCount: Int,
    files: [SiteFile]
  ) throws {
    guard let conditions = conditions[guide], conditions.areStill else { return }
    let header = KeptPage.Header(
      frame: frame, conditions: conditions, outline: PageOutline(of: page), digests: digests,
      lists: lists, variantCount: variantCount)
    try KeptPage(header: header, files: files).bytes()
      .write(to: URL(filePath: path(of: guide)), options: .atomic)
  }

  /// The lists that are right for these sites, and where those that are not are kept.
  ///
  /// - Parameter digests: What tells the outlines of all pages of the sites, by the pages' paths.
  func lists(digests: [String: OutlineDigests], sites: [Site]) -> KeptLists {
    KeptLists(folder: folder, frame: frame, digests: digests, sites: sites)
  }

  private func path(of guide: String) -> String {
    "\(folder)/\(Self.fileName(of: guide))"
  }

  private static func fileName(of guide: String) -> String {
    StableHash.text(of: Data(guide.utf8)) + ".page"
  }

  /// What the frame is called, in whose file it stands as a whole.
  ///
  /// - Parameter names: The files of the guides that there are: where the frame is another one now, all others go.
  private static func identifier(
    of frame: PageFrame, in folder: String, keeping names: Set<String>
  ) throws -> String {
    let path = "\(folder)/frame"
    if let stored = FileManager.default.contents(atPath: path),
      let line = stored.firstIndex(of: UInt8(ascii: "\n")),
      stored[(line + 1)...].elementsEqual(frame.text.utf8)
    {
      return String(decoding: stored[..<line], as: UTF8.self)
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasSuffix(".page") && !names.contains(name) || name.hasSuffix(KeptLists.ending) {
      // Another build may have removed it already.
      unlink("\(folder)/\(name)")
    }
    let identifier = UUID().uuidString
    try Data("\(identifier)\n\(frame.text)".utf8).write(to: URL(filePath: path), options: .atomic)
    return identifier
  }
}
