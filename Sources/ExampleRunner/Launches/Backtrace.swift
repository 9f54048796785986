package import RunRecord

/// What the runtime's backtracer wrote of a process that died, or the process in its place.
package struct Backtrace {
  let text: String

  /// The one in a file; nil where there is none, or none that can be read: whether there is one says
  /// less than how the process ended.
  init?(path: String) {
    guard let content = try? Files.content(of: path) else { return nil }
    self.init(text: String(decoding: content.prefix(Self.longestText), as: UTF8.self))
  }

  package init(text: String) {
    self.text = text
  }

  /// The innermost frames come first; those of a whole recursion are cut by the backtracer.
  private static let longestText = 64 << 10

  /// How often a call shows in the few innermost frames of a recursion without end.
  private static let endlessRepetition = 8

  /// What the compiler's check was about that failed, `arithmetic overflow`; nil for other deaths.
  package var failedCheck: String? {
    let (start, end) = ("*** Swift runtime failure: ", " ***")
    for line in lines {
      guard let found = line.utf8.firstRange(of: start.utf8) else { continue }
      let said = line[found.upperBound...]
      if let last = said.utf8.ranges(of: end.utf8).last, last.lowerBound > said.startIndex {
        return String(said[..<last.lowerBound])
      }
    }
    return nil
  }

  /// Whether the same call is on the stack again and again.
  package var repeatsItself: Bool {
    var counts: [String: Int] = [:]
    for line in lines {
      guard let address = Self.callAddress(in: line) else { continue }
      counts[address, default: 0] += 1
      if counts[address] == Self.endlessRepetition { return true }
    }
    return false
  }

  /// The frames in one of these files, innermost first.
  package func callSites(in paths: Set<String>) -> [CallSite] {
    lines.compactMap { line in
      guard let (path, number, column) = Self.place(in: line), paths.contains(path) else {
        return nil
      }
      return CallSite(address: nil, path: path, line: number, column: column)
    }
  }

  private var lines: [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
  }

  /// The address of `12 [ra] 0x55d0 …`, a call.
  private static func callAddress(in line: Substring) -> String? {
    var scanner = ByteScanner(line)
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    _ = scanner.take(while: isBlank)
    guard scanner.take(while: \.isDigit) > 0, scanner.take(" [ra]"),
      scanner.take(while: isBlank) > 0
    else { return nil }
    let start = scanner.position
    guard scanner.take("0x"), scanner.take(while: \.isHexDigit) > 0,
      scanner.next.map(isBlank) == true
    else { return nil }
    return scanner.text(from: start)
  }

  /// The place at the end of a line: `… in the.function at ./Content/guide.md:12:3`.
  private static func place(in line: Substring) -> (path: String, line: Int, column: Int)? {
    guard let (rest, column) = withoutNumber(line), let (front, number) = withoutNumber(rest) else {
      return nil
    }
    var search = front
    while let found = search.utf8.firstRange(of: " in ".utf8) {
      let name = front[found.upperBound...]
      guard let end = name.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      let behind = name[end...]
      if end > name.startIndex, behind.utf8.starts(with: " at ".utf8) {
        let path = behind.dropFirst(" at ".count)
        return (String(path.hasPrefix("./") ? path.dropFirst(2) : path), number, column)
      }
      search = name
    }
    return nil
  }

  /// What stands before a colon and a number at the end.
  private static func withoutNumber(_ text: Substring) -> (Substring, Int)? {
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let digits = text[text.utf8.index(after: colon)...]
    guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit), let number = Int(digits) else {
      return nil
    }
    return (text[..<colon], number)
  }
}
