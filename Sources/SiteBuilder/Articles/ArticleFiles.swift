import Diagnostics
import GuideMarkup
import SiteModel

/// A DocC catalog as the files of guides.
struct ArticleFiles {
  /// The files, with the Markdown of guides in the place of DocC's.
  private(set) var files: ContentFiles
  private let catalog: DocCCatalog

  /// The names of guides by those of their articles, where they differ.
  private let names: [String: String]

  init(_ all: ContentFiles) {
    var files = all
    files.dropSecondGuides()
    // What is not text is reported where guides are read.
    let texts = files.guides.reduce(into: [String: [String]]()) { texts, file in
      texts[file.name] = SourceLines.lines(of: file.bytes)
    }
    let images = files.assets.filter(Self.isImage)
    catalog = DocCCatalog(
      articles: texts, assets: images,
      codeFiles: files.assets.filter { !Self.isImage($0) })
    names = catalog.root.map { [$0: Page.homeGuide] } ?? [:]
    self.files = files
    self.files.assets = images
    self.files.guides = files.guides.map { file in
      guard texts[file.name] != nil else { return file }
      var guide = file
      guide.name = names[file.name] ?? file.name
      guide.article = file.bytes
      guide.bytes = Array(
        catalog.lines(of: file.name, guides: names).joined(separator: "\n").utf8)
      guide.defaults = GuideDefaults(
        examples: .article, summary: catalog.summary(of: file.name), module: catalog.module)
      return guide
    }
    .sorted { $0.name < $1.name }
    for file in files.guides {
      self.files.diagnostics += catalog.commentsWithoutBlock(in: file.name).map { line in
        Diagnostic(
          rule: "article.attributes-without-block", at: SourceLocation(path: file.path, line: line),
          "no code block follows this comment, so its attributes have no effect",
          fix: "move it to the line above a code block")
      }
    }
  }

  /// The configuration with the groups of the first article's *Topics* as parts, where it has none of its own.
  func arranged(_ configuration: SiteConfiguration) -> SiteConfiguration {
    guard configuration.parts.isEmpty else { return configuration }
    var configuration = configuration
    var listed: Set<String> = [Page.homeGuide]
    configuration.parts = catalog.parts.map { part in
      SiteConfiguration.Part(
        title: part.title,
        guides: part.articles.map { names[$0] ?? $0 }.filter { listed.insert($0).inserted })
    }
    .filter { !$0.guides.isEmpty }
    let others = files.guides.map(\.name).filter { !listed.contains($0) }
    if !configuration.parts.isEmpty, !others.isEmpty {
      configuration.parts.append(SiteConfiguration.Part(title: "More", guides: others))
    }
    return configuration
  }

  private static func isImage(_ asset: String) -> Bool {
    endings.contains { asset.lowercased().hasSuffix($0) }
  }

  /// What pages can show; the other files of a catalog are for DocC.
  private static let endings = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".mp4", ".mov"]
}

extension ContentFiles {
  /// Leaves out guides whose pages would be those of others: an article and a tutorial of one name.
  fileprivate mutating func dropSecondGuides() {
    var paths: [String: String] = [:]
    guides = guides.filter { guide in
      guard let other = paths[guide.name] else {
        paths[guide.name] = guide.path
        return true
      }
      diagnostics.append(
        Diagnostic(
          rule: "content.same-name", at: SourceLocation(path: guide.path, line: 1),
          "the page of this file would have the address of that of `\(other)`",
          fix: "rename one of them"))
      return false
    }
  }
}
