/// Puts what DocC's directives stand for in their place, line for line.
///
/// Rows and columns become the text that is in them, one after another; tabs the tabs of guides; settings empty lines.
struct DirectiveReader {
  /// The lines after ``read()``, as many as before.
  private(set) var lines: [String]

  /// What each line is part of.
  private let kinds: [ArticleLine]

  /// The directives that are open, the outermost first.
  private var open: [Block] = []

  /// The line below a snippet, which closes its block of code.
  private var lineOfSnippet: Int?

  private struct Block {
    var name: String

    /// How far its lines are indented; nil before the first.
    var indentation: Int?
    var isShown: Bool
  }

  init(lines: [String], kinds: [ArticleLine]) {
    self.lines = lines
    self.kinds = kinds
  }

  mutating func read() {
    for index in lines.indices where index != lineOfSnippet {
      if kinds[index] == .prose, let directive = DocCDirective(line: lines[index]) {
        begin(directive, at: index)
      } else if kinds[index] == .prose, !open.isEmpty,
        lines[index].allSatisfy({ $0.isWhitespace || $0 == "}" }), lines[index].contains("}")
      {
        // Several blocks may end on one line.
        for _ in lines[index].filter({ $0 == "}" }) where !open.isEmpty { open.removeLast() }
        lines[index] = quoteMark
      } else if !open.isEmpty {
        lines[index] = isShown ? content(of: lines[index]) : ""
      }
    }
  }

  private var isShown: Bool { open.allSatisfy(\.isShown) }

  /// What the lines of tabs begin with.
  private var quoteMark: String { open.contains { $0.name == "TabNavigator" } ? ">" : "" }

  private mutating func begin(_ directive: DocCDirective, at index: Int) {
    let indentation = lines[index].prefix(while: \.isWhitespace).count
    if !open.isEmpty, open[open.count - 1].indentation == nil {
      open[open.count - 1].indentation = indentation
    }
    let wasShown = isShown
    let mark = quoteMark
    if directive.opensBlock {
      let isContainer = DocCDirective.containers.contains(directive.name)
      open.append(Block(name: directive.name, indentation: nil, isShown: isContainer))
    }
    guard wasShown else {
      lines[index] = ""
      return
    }
    switch directive.name {
    case "TabNavigator": lines[index] = mark.isEmpty ? "> [!TABS]" : mark
    case "Tab": lines[index] = mark + " ### " + (directive[""] ?? "")
    case "Image":
      lines[index] = prefixed(mark, "![\(directive["alt"] ?? "")](\(directive["source"] ?? ""))")
    case "Video":
      lines[index] = prefixed(mark, "*\(directive["alt"] ?? directive["source"] ?? "")*")
    case "Snippet": includeSnippet(directive, mark, at: index)
    default: lines[index] = mark
    }
  }

  /// A block of code takes two lines: the second is the empty one below.
  private mutating func includeSnippet(_ directive: DocCDirective, _ mark: String, at index: Int) {
    let path = directive["path"] ?? ""
    let below = index + 1
    guard lines.indices.contains(below), lines[below].allSatisfy(\.isWhitespace) else {
      lines[index] = prefixed(mark, "`@Snippet(path: \"\(path)\")`")
      return
    }
    // `package/Snippets/Folder/Name`
    let name = path.split(separator: "/").drop { $0 != "Snippets" }.joined(separator: "/")
    let region = directive["slice"].map { " region=\($0)" } ?? ""
    lines[index] = prefixed(mark, "```swift run from=\"\(name).swift\"\(region)")
    lines[below] = prefixed(mark, "```")
    lineOfSnippet = below
  }

  private func prefixed(_ mark: String, _ text: String) -> String {
    mark.isEmpty ? text : mark + " " + text
  }

  /// A line without what its directives indent it by.
  private mutating func content(of line: String) -> String {
    guard let first = line.firstIndex(where: { !$0.isWhitespace }) else { return quoteMark }
    let own = line.distance(from: line.startIndex, to: first)
    let indentation = open[open.count - 1].indentation ?? own
    open[open.count - 1].indentation = indentation
    return prefixed(quoteMark, String(line.dropFirst(min(own, indentation))))
  }
}
