/// A DocC catalog: articles that refer to each other, to symbols and to images by name.
///
/// It makes each article the Markdown of a guide, line for line, so that findings point at the author's lines.
package struct DocCCatalog: Sendable {
  private let articles: [String: DocCArticle]

  /// The articles by how links call them: the file's name with dashes for blanks, without regard to case.
  private let byReference: [String: DocCArticle]

  /// The files that are not articles, by the name that DocC calls them by.
  private let assets: [String: String]

  /// - Parameters:
  ///   - articles: The texts by their paths below the catalog without `.md`.
  ///   - assets: The paths of the images and films below the catalog.
  ///   - codeFiles: The paths of the other files, which tutorials show.
  package init(
    articles: [String: [String]], assets: [String], codeFiles: [String] = []
  ) {
    let codeFiles = codeFiles.reduce(into: [String: String]()) {
      $0[$1.split(separator: "/").last.map(String.init) ?? $1] = $1
    }
    self.articles = articles.reduce(into: [:]) {
      $0[$1.key] = DocCArticle(name: $1.key, lines: $1.value, codeFiles: codeFiles)
    }
    byReference = self.articles.values.sorted { $0.name > $1.name }
      .reduce(into: [:]) { found, article in
        found[Self.reference(to: article.name)] = article
      }
    self.assets = ImageNames.assets(by: assets)
  }

  /// The name of the article with which the catalog begins: the one that says so, the page of its module, or the table
  /// of contents of its tutorials.
  package var root: String? {
    let all = articles.values.sorted { $0.name < $1.name }
    let first =
      all.first(where: \.isRoot) ?? all.first { $0.symbol.map { !$0.contains("/") } ?? false }
      ?? all.first(where: \.listsTutorials)
    return first?.name
  }

  /// The module that the catalog documents; nil for a book.
  package var module: String? {
    guard let symbol = root.flatMap({ articles[$0]?.symbol }),
      symbol.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return symbol
  }

  /// What the article is about, in one sentence; empty where it doesn't say so.
  package func summary(of name: String) -> String { articles[name]?.summary ?? "" }

  /// The groups of articles in the first article's *Topics*, those without one left out.
  package var parts: [(title: String, articles: [String])] {
    let tables = articles.values.filter { $0.listsTutorials && $0.name != root }
      .sorted { $0.name < $1.name }
    let topics = ([root.flatMap { articles[$0] }] + tables).flatMap { $0?.topics ?? [] }
    return topics.map { topic in
      (topic.title, topic.references.compactMap { article($0)?.name })
    }
    .filter { !$0.articles.isEmpty }
  }

  /// The lines of the article as a guide has them, as many as it has.
  ///
  /// - Parameter guides: The names that the guides have, by those of their articles, where they differ.
  package func lines(of name: String, guides: [String: String] = [:]) -> [String] {
    guard let article = articles[name] else { return [] }
    let kinds = article.kinds
    let inlines = DocCInlines(catalog: self, article: name, guides: guides)
    let texts = zip(article.lines, kinds).map { $1 == .prose ? inlines.replaced(in: $0) : $0 }
    var words = CommentWords(lines: texts, kinds: kinds)
    words.read()
    var lines = Asides.marked(words.lines, kinds: kinds)
    // Pages show it below the title.
    for index in article.abstract ?? 0..<0 { lines[index] = "" }
    return lines
  }

  /// The lines, from 1, of the article's comments with attributes that no block of code follows.
  package func commentsWithoutBlock(in name: String) -> [Int] {
    guard let article = articles[name] else { return [] }
    var words = CommentWords(lines: article.source, kinds: article.kinds)
    words.read()
    return words.misplaced.map { $0 + 1 }
  }

  /// The article that a link calls so; nil for a symbol.
  func article(_ reference: String) -> DocCArticle? {
    byReference[Self.reference(to: reference)]
  }

  /// The anchor that guides give a heading of the article; nil where there is none.
  func anchor(_ text: Substring, in name: String) -> String? {
    articles[name]?.heading(String(text))?.anchor
  }

  /// The path of the image with a name; nil where there is none.
  func image(_ name: String) -> String? { assets[ImageNames.plain(name)] }

  private static func reference(to path: String) -> String {
    let last = path.split(separator: "/").last ?? Substring(path)
    return last.lowercased().replacing(" ", with: "-")
  }
}
