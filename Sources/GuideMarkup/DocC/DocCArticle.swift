/// An article of a DocC catalog, read as far as others refer to it.
struct DocCArticle {
  /// Its path below the catalog without `.md`.
  let name: String

  /// Its lines, as its author wrote them.
  let source: [String]

  /// Its lines with what directives stand for.
  let lines: [String]
  let kinds: [ArticleLine]

  /// The text of its first heading; of a symbol's page, the symbol's name.
  let title: String

  /// Its headings by what their anchors have in common in DocC and in guides.
  private let headings: [String: (anchor: String, text: String)]

  /// - Parameter codeFiles: The paths below the catalog of the files with code, by their names in directives.
  init(name: String, lines source: [String], codeFiles: [String: String] = [:]) {
    self.name = name
    self.source = source
    kinds = ArticleLine.kinds(of: source)
    let up = String(repeating: "../", count: name.split(separator: "/").count - 1)
    var directives = DirectiveReader(lines: source, kinds: kinds) { file in
      codeFiles[file].map { up + $0 } ?? file
    }
    directives.read()
    lines = directives.lines
    var identifiers = HeadingIdentifiers()
    var title: String?
    var headings: [String: (anchor: String, text: String)] = [:]
    for (line, kind) in zip(lines, kinds) where kind == .prose {
      guard let text = Self.heading(in: line) else { continue }
      let shown = SymbolLinks.replaced(in: text).filter { $0 != "`" && $0 != "*" }
      if title == nil, line.hasPrefix("# ") { title = shown }
      let identifier = identifiers.identifier(for: shown)
      let anchor = Self.comparable(text)
      if headings[anchor] == nil { headings[anchor] = (identifier, shown) }
    }
    self.title = title ?? name
    self.headings = headings
  }

  /// Whether the catalog begins with it.
  var isRoot: Bool {
    has("TechnologyRoot")
  }

  /// Whether it is the table of contents of tutorials.
  var listsTutorials: Bool { has("Tutorials") }

  private func has(_ directive: String) -> Bool {
    zip(source, kinds).contains { line, kind in
      kind == .prose && DocCDirective(line: line)?.name == directive
    }
  }

  /// Whether it is the page of a symbol, and of which.
  var symbol: String? {
    for (line, kind) in zip(lines, kinds) where kind == .prose && line.hasPrefix("# ") {
      let text = line.dropFirst(2).drop(while: \.isWhitespace)
      guard text.hasPrefix("``") else { return nil }
      return String(text.dropFirst(2).prefix { $0 != "`" })
    }
    return nil
  }

  /// The lines of the first paragraph, from 0, where it comes right behind the title and has no links: what DocC calls the
  /// abstract.
  var abstract: Range<Int>? {
    func isBlank(_ index: Int) -> Bool { lines[index].allSatisfy(\.isWhitespace) }
    func isProse(_ index: Int) -> Bool { kinds[index] == .prose }
    guard let title = lines.indices.first(where: { isProse($0) && lines[$0].hasPrefix("# ") }),
      let start = lines.indices.dropFirst(title + 1).first(where: { !isBlank($0) }),
      !"@>-*+|!<[".contains(lines[start].first ?? " "), !lines[start].hasPrefix("```")
    else { return nil }
    let text = lines.indices[start...].prefix {
      isProse($0) && !isBlank($0) && Self.heading(in: lines[$0]) == nil
    }
    guard !text.isEmpty,
      !text.contains(where: { lines[$0].contains("](") || lines[$0].contains("<doc:") })
    else { return nil }
    return text.startIndex..<text.endIndex
  }

  /// The abstract as plain text; empty where there is none.
  var summary: String {
    guard let abstract else { return "" }
    let text = Array(SymbolLinks.replaced(in: lines[abstract].joined(separator: " ")))
    return String(
      text.indices.filter { index in
        let isInWord =
          index > 0 && index + 1 < text.count && text[index - 1].isLetter
          && text[index + 1].isLetter
        return text[index] != "`" && text[index] != "*" && (text[index] != "_" || isInWord)
      }.map { text[$0] })
  }

  /// A heading's anchor in guides and its text, by its anchor in DocC; nil for a heading that is not there.
  func heading(_ anchor: String) -> (anchor: String, text: String)? {
    headings[Self.comparable(anchor)]
  }

  /// The groups of the section *Topics*, or the chapters of tutorials: what the sidebar lists.
  var topics: [(title: String, references: [String])] {
    let groupMark = listsTutorials ? "## " : "### "
    var groups: [(title: String, references: [String])] = []
    var isInTopics = listsTutorials
    for (line, kind) in zip(lines, kinds) where kind == .prose {
      if line.hasPrefix("## "), !listsTutorials { isInTopics = line.dropFirst(3) == "Topics" }
      guard isInTopics else { continue }
      if line.hasPrefix(groupMark) {
        groups.append((String(line.dropFirst(groupMark.count)), []))
      }
      guard let start = line.firstRange(of: "<doc:")?.upperBound, !groups.isEmpty else { continue }
      groups[groups.count - 1].references.append(String(line[start...].prefix { $0 != ">" }))
    }
    return groups
  }

  private static func heading(in line: String) -> String? {
    let marks = line.prefix { $0 == "#" }
    guard (1...6).contains(marks.count), line.dropFirst(marks.count).first == " " else {
      return nil
    }
    return String(line.dropFirst(marks.count + 1))
  }

  /// What both ways to write an anchor have in common: its letters and digits.
  private static func comparable(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
