import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// The lines of an example as they are in the author's files, to turn places that the compiler
/// knows into places that the author knows.
struct AuthoredText: Sendable {
  private struct Line {
    var prefix: String
    var text: String
  }

  private var lines: [String: [Int: Line]] = [:]

  init(_ example: Example) {
    for fence in example.files.flatMap(\.fences) + example.launches.compactMap(\.fence) {
      for line in fence.body {
        lines[fence.location.path, default: [:]][line.number] = Line(
          prefix: Self.prefix(of: line, in: fence), text: line.text)
      }
    }
  }

  /// The paths of the author's files.
  var paths: Set<String> { Set(lines.keys) }

  /// The place in the author's file for a line and a column in UTF-8 bytes of the program's text;
  /// nil if the line is none of the author's.
  func location(path: String, line: Int, byteColumn: Int) -> SourceLocation? {
    guard let authored = lines[path]?[line] else { return nil }
    let before = authored.text.utf8.prefix(max(1, byteColumn) - 1)
    let characters = String(decoding: before, as: UTF8.self).count
    return SourceLocation(path: path, line: line, column: authored.prefix.count + characters + 1)
  }

  /// Where a line's text begins, after its indentation; nil if the line is none of the author's.
  func beginning(path: String, line: Int) -> SourceLocation? {
    guard let authored = lines[path]?[line] else { return nil }
    let indentation = authored.text.prefix(while: \.isWhitespace).count
    return SourceLocation(
      path: path, line: line, column: authored.prefix.count + indentation + 1)
  }

  /// The modules that the lines of a file import.
  func imports(path: String) -> Set<String> {
    var modules = Set<String>()
    for line in (lines[path] ?? [:]).values {
      var words = line.text.split(whereSeparator: \.isWhitespace)[...]
      while words.first?.hasPrefix("@") == true { words = words.dropFirst() }
      guard words.first == "import", let module = words.last else { continue }
      modules.insert(String(module.prefix { $0 != "." }))
    }
    return modules
  }

  /// The first place where the author writes a word; nil where it is nowhere.
  func place(of word: String) -> SourceLocation? {
    for (path, lines) in lines.sorted(by: { $0.key < $1.key }) {
      for (number, line) in lines.sorted(by: { $0.key < $1.key }) {
        guard let range = line.text.firstRange(of: word) else { continue }
        let column = line.prefix.count + line.text[..<range.lowerBound].count + 1
        return SourceLocation(path: path, line: number, column: column)
      }
    }
    return nil
  }

  /// The place of a call, with its column only if that is known.
  func location(of site: CallSite) -> SourceLocation? {
    site.path.flatMap { location(path: $0, line: site.line, byteColumn: site.column) }
  }

  /// The line of code at a place without what its containers put before it, and how many of its
  /// characters stand before the place.
  func code(at location: SourceLocation) -> (text: String, offset: Int)? {
    guard let line = lines[location.path]?[location.line] else { return nil }
    return (line.text, max(0, location.column - line.prefix.count - 1))
  }

  /// The author's whole line with the column marked; nil if the line is none of the example's.
  func excerpt(at location: SourceLocation) -> SourceExcerpt? {
    guard let line = lines[location.path]?[location.line] else { return nil }
    return SourceExcerpt(
      line: location.line, text: line.prefix + line.text, column: location.column)
  }

  /// What is before a line: the fence's prefix, or less of it on a line that has less.
  private static func prefix(of line: Fence.Line, in fence: Fence) -> String {
    fence.linePrefix.count == line.prefixLength
      ? fence.linePrefix : String(repeating: " ", count: line.prefixLength)
  }
}
