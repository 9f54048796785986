/// Puts what DocC's directives stand for in their place, line for line.
///
/// Rows and columns become the text that is in them, one after another; tabs the tabs of guides; settings empty lines;
/// the parts of a tutorial headings, numbered steps and blocks of code.
struct DirectiveReader {
  /// The lines after ``read()``, as many as before.
  private(set) var lines: [String]

  /// What each line is part of.
  private let kinds: [ArticleLine]

  /// The path of the file with a step's code, by its name in a directive.
  private let codeFile: (String) -> String

  /// The directives that are open, the outermost first.
  private var open: [Block] = []

  /// The line below a directive that stands for a block of code, which closes the block.
  private var endOfCode: Int?

  /// What a step's code looks like when it runs: its line is inside of the block of code, so it is shown below.
  private var preview: String?

  /// How many steps the section has so far.
  private var stepCount = 0

  private struct Block {
    var name: String

    /// How far its lines are indented; nil before the first.
    var indentation: Int?
    var isShown: Bool
  }

  init(
    lines: [String], kinds: [ArticleLine], codeFile: @escaping (String) -> String = { $0 }
  ) {
    self.lines = lines
    self.kinds = kinds
    self.codeFile = codeFile
  }

  mutating func read() {
    for index in lines.indices {
      if kinds[index] == .prose, let directive = DocCDirective(line: lines[index]) {
        begin(directive, at: index)
      } else if kinds[index] == .prose, !open.isEmpty,
        lines[index].allSatisfy({ $0.isWhitespace || $0 == "}" }), lines[index].contains("}")
      {
        end(at: index)
      } else if index == endOfCode {
        lines[index] = prefixed("```")
      } else if !open.isEmpty {
        lines[index] = isShown ? content(of: lines[index]) : ""
      }
    }
  }

  private var isShown: Bool { open.allSatisfy(\.isShown) }

  /// What the lines of tabs, answers and explanations begin with.
  private var prefix: String {
    open.map { block in
      switch block.name {
      case "TabNavigator", "Justification": "> "
      case "Choice": "  "
      default: ""
      }
    }
    .joined()
  }

  private func prefixed(_ text: String) -> String {
    let line = prefix + text
    return String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
  }

  /// Several blocks may end on one line.
  private mutating func end(at index: Int) {
    var closesCode = index == endOfCode
    for _ in lines[index].filter({ $0 == "}" }) where !open.isEmpty {
      closesCode = open.removeLast().name == "Code" || closesCode
    }
    if closesCode {
      lines[index] = prefixed("```")
    } else {
      lines[index] = prefixed(preview ?? "")
      preview = nil
    }
  }

  private mutating func begin(_ directive: DocCDirective, at index: Int) {
    let indentation = lines[index].prefix(while: \.isWhitespace).count
    if !open.isEmpty, open[open.count - 1].indentation == nil {
      open[open.count - 1].indentation = indentation
    }
    if open.last?.name == "Code", directive.name == "Image" { preview = image(directive) }
    guard isShown else {
      if directive.opensBlock { open.append(Block(name: directive.name, isShown: false)) }
      lines[index] = ""
      return
    }
    // A tab's heading is in the quote of its tabs, and a choice's mark before the indentation of its lines.
    let outside = self
    if directive.opensBlock {
      let isContainer =
        DocCDirective.containers.contains(directive.name)
        || DocCDirective.ofTutorials.contains(directive.name) && directive.name != "Code"
      open.append(Block(name: directive.name, isShown: isContainer))
    }
    switch directive.name {
    case "TabNavigator": lines[index] = outside.prefix.isEmpty ? "> [!TABS]" : outside.prefixed("")
    case "Tab": lines[index] = outside.prefixed("### " + (directive[""] ?? ""))
    case "Image": lines[index] = outside.prefixed(image(directive))
    case "Video":
      lines[index] = outside.prefixed("*\(directive["alt"] ?? directive["source"] ?? "")*")
    case "Snippet": includeSnippet(directive, at: index)
    case "Code": includeCode(directive, at: index)
    default: lines[index] = outside.prefixed(tutorialText(directive))
    }
  }

  private func image(_ directive: DocCDirective) -> String {
    "![\(directive["alt"] ?? "")](\(directive["source"] ?? ""))"
  }

  /// What a part of a tutorial begins with; empty for one that only groups others, and for settings.
  private mutating func tutorialText(_ directive: DocCDirective) -> String {
    switch directive.name {
    case "Intro": return "# " + (directive["title"] ?? "")
    case "Section": return "## " + (directive["title"] ?? "")
    case "Chapter", "Volume": return "## " + (directive["name"] ?? "")
    case "Assessments": return "## Check Your Understanding"
    case "Resources": return "## Resources"
    case "TutorialReference":
      return "- <doc:\((directive["tutorial"] ?? "").trimmingPrefix("doc:"))>"
    case "Documentation", "Downloads", "Forums", "SampleCode", "Videos":
      let title = directive.name == "SampleCode" ? "Sample Code" : directive.name
      return directive["destination"].map { "[\(title)](\($0))" } ?? title
    case "Steps":
      stepCount = 0
      return ""
    case "Step":
      stepCount += 1
      return "**Step \(stepCount).**"
    case "Choice": return directive["isCorrect"] == "true" ? "- (right)" : "- (wrong)"
    case "Justification": return "> *\(directive["reaction"] ?? "")*"
    default: return ""
    }
  }

  /// A block of code takes two lines: the second is the empty one below.
  private mutating func includeSnippet(_ directive: DocCDirective, at index: Int) {
    let path = directive["path"] ?? ""
    // `package/Snippets/Folder/Name`
    let name = path.split(separator: "/").drop { $0 != "Snippets" }.joined(separator: "/")
    let region = directive["slice"].map { " region=\($0)" } ?? ""
    include(
      "swift run from=\"\(name).swift\"\(region)", at: index,
      otherwise: "`@Snippet(path: \"\(path)\")`")
  }

  /// A step's code, a file of its own, is closed where its directive ends, or on the line below.
  private mutating func includeCode(_ directive: DocCDirective, at index: Int) {
    let file = directive["file"] ?? ""
    let name = directive["name"] ?? file
    let language = file.split(separator: ".").last.flatMap { Self.languages[$0] } ?? "text"
    let words = "\(language) from=\"\(codeFile(file))\" title=\"\(name)\""
    if directive.opensBlock {
      lines[index] = prefixed("```" + words)
    } else {
      include(words, at: index, otherwise: "`\(name)`")
    }
  }

  /// The languages of code by the endings of files.
  private static let languages: [Substring: String] = [
    "swift": "swift", "yaml": "yaml", "yml": "yaml", "json": "json", "sh": "shell",
    "html": "html", "css": "css", "js": "js", "c": "c", "h": "c", "cpp": "cpp",
    "m": "objc", "py": "python", "md": "markdown",
  ]

  private mutating func include(_ words: String, at index: Int, otherwise text: String) {
    let below = index + 1
    guard lines.indices.contains(below),
      lines[below].allSatisfy({ $0.isWhitespace || $0 == "}" })
    else {
      lines[index] = prefixed(text)
      return
    }
    lines[index] = prefixed("```" + words)
    endOfCode = below
  }

  /// A line without what its directives indent it by.
  private mutating func content(of line: String) -> String {
    guard let first = line.firstIndex(where: { !$0.isWhitespace }) else { return prefixed("") }
    let own = line.distance(from: line.startIndex, to: first)
    let indentation = open[open.count - 1].indentation ?? own
    open[open.count - 1].indentation = indentation
    return prefixed(String(line.dropFirst(min(own, indentation))))
  }
}
