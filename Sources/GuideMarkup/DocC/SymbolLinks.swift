/// The links to symbols of a line: two backticks around a path of names.
///
/// There are no pages of symbols to lead to, so each becomes the code that DocC shows: the last name.
enum SymbolLinks {
  static func replaced(in line: String) -> String {
    guard line.contains("``") else { return line }
    var result = ""
    var rest = line[...]
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      let inside = rest[run.endIndex...]
      guard let end = closing(run.count, in: inside) else { break }
      result += rest[..<start]
      let text = inside[..<end.lowerBound]
      let isLink = run.count == 2 && !text.isEmpty && !text.contains(where: \.isWhitespace)
      result += isLink ? "`\(shown(text))`" : rest[start..<end.upperBound]
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// The next run of exactly so many backticks.
  private static func closing(_ count: Int, in text: Substring) -> Range<Substring.Index>? {
    var rest = text
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      if run.count == count { return start..<run.endIndex }
      rest = rest[run.endIndex...]
    }
    return nil
  }

  /// The last name of a path, without what tells it from others of that name: `init(_:)-5zdt2`.
  static func shown(_ path: Substring) -> String {
    let name = path.split(separator: "/").last ?? path
    guard let dash = name.lastIndex(of: "-"), dash > name.startIndex else { return String(name) }
    let mark = name[name.index(after: dash)...]
    let isMark =
      !mark.isEmpty && mark.allSatisfy { $0.isLetter || $0.isNumber || ".(),>".contains($0) }
    return isMark ? String(name[..<dash]) : String(name)
  }
}
