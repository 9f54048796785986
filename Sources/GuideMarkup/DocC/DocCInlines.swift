/// What stands for DocC's links and images in a line of text.
struct DocCInlines {
  let catalog: DocCCatalog

  /// The article that the line is from.
  let article: String

  /// The names of guides by those of articles, where they differ.
  let guides: [String: String]

  /// The line with guides' links and images; as it is where it is longer than prose is.
  func replaced(in line: String) -> String {
    guard line.utf8.count <= Self.longest else { return line }
    var result: [Character] = []
    // Where the texts of links begin that are open.
    var opened: [Int] = []
    var rest = SymbolLinks.replaced(in: line)[...]
    // What is missing in the rest of a line is not looked for again at each mark.
    let lastBracket = rest.lastIndex(of: ")") ?? rest.startIndex
    let lastAngle = rest.lastIndex(of: ">") ?? rest.startIndex
    while let character = rest.first {
      if character == "`" {
        let code = Self.code(in: rest)
        result += code
        rest = rest[code.endIndex...]
      } else if rest.startIndex < lastAngle, rest.hasPrefix("<doc:"),
        let end = rest.firstIndex(of: ">")
      {
        result += link(to: rest[rest.index(rest.startIndex, offsetBy: 5)..<end])
        rest = rest[rest.index(after: end)...]
      } else if rest.startIndex < lastBracket, rest.hasPrefix("]("),
        let end = rest.firstIndex(of: ")")
      {
        let destination = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
        close(destination, &result, open: opened.popLast())
        rest = rest[rest.index(after: end)...]
      } else {
        if character == "[" { opened.append(result.count) }
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return String(result)
  }

  /// More than a paragraph on one line has, in bytes: a longer line is not prose.
  private static let longest = 20_000

  /// Code with its backticks; one backtick that nothing closes.
  private static func code(in text: Substring) -> Substring {
    let run = text.prefix { $0 == "`" }
    var rest = text[run.endIndex...]
    while let start = rest.firstIndex(of: "`") {
      let next = rest[start...].prefix { $0 == "`" }
      if next.count == run.count { return text[..<next.endIndex] }
      rest = rest[next.endIndex...]
    }
    return run
  }

  /// A link with the article's title as its text; code for a symbol.
  private func link(to reference: Substring) -> String {
    guard let destination = destination(of: reference) else {
      let path = reference.prefix { $0 != "#" }
      return "`\(SymbolLinks.shown(path))`"
    }
    return "[\(title(of: reference))](<\(destination)>)"
  }

  /// Ends a link or an image whose text is there already.
  private func close(_ destination: Substring, _ result: inout [Character], open: Int?) {
    if let open, open > 0, result[open - 1] == "!" {
      let source = destination.prefix { $0 != " " }
      let path = catalog.image(String(source)).map { "<\(relative($0))>" }
      result += "](\(path ?? String(destination)))"
    } else if destination.hasPrefix("#") {
      let anchor = catalog.anchor(destination.dropFirst(), in: article)
      result += "](#\(anchor ?? String(destination.dropFirst())))"
    } else if destination.hasPrefix("doc:") || Self.leadsToSymbol(destination) {
      guard let target = self.destination(of: destination.trimmingPrefix("doc:")) else {
        // There is no page of the symbol: the text stays.
        if let open { result.remove(at: open) }
        return
      }
      result += "](<\(target)>)"
    } else {
      result += "](\(destination))"
    }
  }

  /// Whether it is the address of a page that DocC makes of a symbol.
  private static func leadsToSymbol(_ destination: Substring) -> Bool {
    destination.hasPrefix("./") || destination.hasPrefix("/documentation/")
  }

  private func title(of reference: Substring) -> String {
    let parts = reference.split(separator: "#", maxSplits: 1)
    guard parts.count > 1 else {
      return parts.first.flatMap { catalog.article(String($0))?.title } ?? String(reference)
    }
    let target = catalog.article(String(parts[0]))
    return target?.heading(String(parts[1]))?.text
      ?? String(parts[1]).replacing("-", with: " ")
  }

  /// Where a link leads, from this article; nil for a symbol.
  private func destination(of reference: Substring) -> String? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let own = parts[0].isEmpty ? article : String(parts[0])
    guard let target = catalog.article(own) else {
      // Names of articles may have dashes, those of symbols have none: this article is missing.
      let isArticle = parts[0].contains("-") && !parts[0].contains("(") && !parts[0].contains("/")
      return isArticle ? "\(parts[0]).md" : nil
    }
    let path = relative((guides[target.name] ?? target.name) + ".md")
    guard parts.count > 1 else { return path }
    return path + "#" + (target.heading(String(parts[1]))?.anchor ?? parts[1].lowercased())
  }

  /// The path from this article's folder.
  private func relative(_ path: String) -> String {
    let depth = (guides[article] ?? article).split(separator: "/").count - 1
    return String(repeating: "../", count: depth) + path
  }
}
