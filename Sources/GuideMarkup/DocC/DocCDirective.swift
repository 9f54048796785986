/// A directive of DocC on one line: `@Image(source: "tabs", alt: "Two tabs")`, `@Row {`.
struct DocCDirective {
  let name: String

  /// The values behind the labels; a value without a label has an empty one.
  let arguments: [(label: String, value: String)]

  /// Whether a block of lines belongs to it, up to a line `}`.
  let opensBlock: Bool

  /// Nil for a line that is not one of DocC's directives: `@MainActor` in prose is none.
  init?(line: String) {
    var rest = line.drop(while: \.isWhitespace)
    guard rest.popFirst() == "@" else { return nil }
    name = String(rest.prefix { $0.isLetter })
    guard Self.names.contains(name) else { return nil }
    rest = rest.dropFirst(name.count)
    var arguments: [(label: String, value: String)] = []
    if rest.first == "(" {
      guard let end = Self.endOfArguments(in: rest) else { return nil }
      arguments = Self.arguments(in: rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    self.arguments = arguments
    let block = rest.drop(while: \.isWhitespace)
    let isClosed = block.hasPrefix("{") && block.last { !$0.isWhitespace } == "}"
    opensBlock = block.hasPrefix("{") && !isClosed
    guard block.isEmpty || block.hasPrefix("{") else { return nil }
  }

  subscript(label: String) -> String? { arguments.first { $0.label == label }?.value }

  /// Those whose lines are the page's text.
  static let containers: Set = [
    "Column", "DeprecationSummary", "Links", "Row", "Small", "Tab", "TabNavigator",
  ]

  /// Those that tutorials and their tables of contents consist of.
  static let ofTutorials: Set = [
    "Article", "Assessments", "Chapter", "Choice", "Code", "ContentAndMedia", "Documentation",
    "Downloads", "Forums", "Intro", "Justification", "MultipleChoice", "Resources", "SampleCode",
    "Section", "Stack", "Step", "Steps", "Tutorial", "TutorialReference", "Tutorials", "Videos",
    "Volume",
  ]

  /// Those that say how DocC shows a page, or that no reader sees.
  private static let settings: Set = [
    "AutomaticArticleSubheading", "AutomaticSeeAlso", "AutomaticTitleHeading", "Available",
    "CallToAction", "Comment",
    "DisplayName", "DocumentationExtension", "Metadata", "Options", "PageColor", "PageImage",
    "PageKind", "Redirected",
    "SupportedLanguage", "TechnologyRoot", "TitleHeading",
    "XcodeRequirement",
  ]

  private static let names = containers.union(ofTutorials).union(settings)
    .union(["Image", "Snippet", "Video"])

  /// The bracket that closes the arguments, outside of texts.
  private static func endOfArguments(in text: Substring) -> Substring.Index? {
    var isInText = false
    return text.indices.first { index in
      if text[index] == "\"" { isInText.toggle() }
      return text[index] == ")" && !isInText
    }
  }

  private static func arguments(in text: Substring) -> [(label: String, value: String)] {
    var parts: [Substring] = []
    var isInText = false
    var start = text.startIndex
    for index in text.indices {
      if text[index] == "\"" { isInText.toggle() }
      guard text[index] == ",", !isInText else { continue }
      parts.append(text[start..<index])
      start = text.index(after: index)
    }
    parts.append(text[start...])
    return parts.map { part in
      let label = part.prefix { $0 != ":" && $0 != "\"" }
      let isLabeled = part.dropFirst(label.count).first == ":"
      let value = isLabeled ? part.dropFirst(label.count + 1) : part
      return (isLabeled ? trimmed(label) : "", trimmed(value).filter { $0 != "\"" })
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
