/// Finds link reference definitions, and how long each is at most.
///
/// A definition is `[label]: destination "title"`; its label and its title may go over lines.
struct DefinitionScanner {
  private(set) var count = 0
  private(set) var totalBytes = 0
  private(set) var longest = (bytes: 0, line: 1)

  private var labelBytes: Int?
  private var current: Definition?

  private struct Definition {
    let line: Int
    var bytes = 0
    var expects = Part.destination

    var isInTitle: Bool {
      if case .titleEnd = expects { return true }
      return false
    }
  }

  private enum Part {
    case destination
    /// The destination is complete; a title may follow on the next line.
    case title
    /// Inside of a title that ends with this character.
    case titleEnd(UInt8)
  }

  mutating func read(_ line: LineShape) {
    guard !line.endsParagraph else {
      labelBytes = nil
      current = nil
      return
    }
    if current != nil { extend(with: line.content) }
    // A title may hold lines that look like definitions; so both are counted.
    if line.content.first == .openBracket { labelBytes = 0 }
    if labelBytes != nil { readLabel(line) }
  }

  private mutating func readLabel(_ line: LineShape) {
    var offset = line.content.startIndex
    if labelBytes == 0 { offset += 1 }
    while offset < line.bytes.count, let length = labelBytes {
      switch line.bytes[offset] {
      case .backslash: offset += 1
      case .closeBracket:
        labelBytes = nil
        begin(after: offset, of: line)
      case .openBracket: labelBytes = nil
      default: break
      }
      offset += 1
      if labelBytes != nil { labelBytes = length < Self.longestLabel ? length + 1 : nil }
    }
  }

  /// No label is longer than this in CommonMark.
  private static let longestLabel = 1_000

  private mutating func begin(after bracket: Int, of line: LineShape) {
    guard bracket + 1 < line.bytes.count, line.bytes[bracket + 1] == .colon else { return }
    count += 1
    let outer = current
    current = Definition(line: line.number)
    extend(with: line.bytes[(bracket + 2)...])
    // Where this one is part of an open title, the title goes on.
    if case .titleEnd = outer?.expects { current = outer }
  }

  private mutating func extend(with text: ArraySlice<UInt8>) {
    guard var definition = current else { return }
    let text = text.drop(while: \.isBlank)
    switch definition.expects {
    case .destination:
      let rest = text.drop { !$0.isBlank }.drop(while: \.isBlank)
      definition.expects = text.isEmpty ? .destination : Self.part(after: rest)
      add(text.count, to: &definition)
      current = rest.isEmpty || definition.isInTitle ? definition : nil
    case .title:
      definition.expects = Self.part(after: text)
      guard definition.isInTitle || Self.titleEnd(of: text) != nil else {
        current = nil
        return
      }
      add(text.count, to: &definition)
      current = definition.isInTitle ? definition : nil
    case .titleEnd(let end):
      add(text.count + 1, to: &definition)
      current = Self.isClosed(text, by: end) ? nil : definition
    }
  }

  private mutating func add(_ bytes: Int, to definition: inout Definition) {
    definition.bytes += bytes
    totalBytes += bytes
    if definition.bytes > longest.bytes { longest = (definition.bytes, definition.line) }
  }

  private static func part(after text: ArraySlice<UInt8>) -> Part {
    guard let end = titleEnd(of: text), !isClosed(text.dropFirst(), by: end) else { return .title }
    return .titleEnd(end)
  }

  private static func titleEnd(of text: ArraySlice<UInt8>) -> UInt8? {
    switch text.first {
    case UInt8(ascii: "\""): UInt8(ascii: "\"")
    case UInt8(ascii: "'"): UInt8(ascii: "'")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    default: nil
    }
  }

  /// A title is over at the end of a line at the latest if that ends with the title's closing mark.
  private static func isClosed(_ text: ArraySlice<UInt8>, by end: UInt8) -> Bool {
    var text = text
    while text.last?.isBlank == true { text.removeLast() }
    guard text.last == end else { return false }
    return text.dropLast().last != .backslash
  }
}
