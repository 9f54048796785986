package import RunRecord

extension CompilerMessage {
  /// The messages in what the compiler printed, each with the notes that explain it.
  package static func messages(in output: String) -> [CompilerMessage] {
    output.split(separator: "\n").reduce(into: []) { messages, line in
      guard let message = CompilerMessage(line: String(line)) else { return }
      if message.severity == .note, !messages.isEmpty {
        messages[messages.count - 1].notes.append(message)
      } else {
        messages.append(message)
      }
    }
  }

  /// Reads `path:line:column: severity: text`, with `[#group]` after it or not; nil for other lines, such as excerpts.
  private init?(line: String) {
    var search = line[...]
    while let colon = search.utf8.dropFirst().firstIndex(of: UInt8(ascii: ":")) {
      search = line[colon...]
      var scanner = ByteScanner(search.prefix(Self.longestPlace))
      scanner.skip()
      guard let number = scanner.number(), scanner.take(":"), let column = scanner.number(),
        scanner.take(": "), let severity = Self.severity(&scanner)
      else { continue }
      let start = search.utf8.index(search.startIndex, offsetBy: scanner.position)
      self.init(
        path: String(line[..<colon]), line: number, column: column, severity: severity,
        text: Self.withoutGroup(line[start...]))
      return
    }
    return nil
  }

  /// More than two numbers and the longest word need.
  private static let longestPlace = 64

  private static func severity(_ scanner: inout ByteScanner) -> Severity? {
    for severity in [Severity.error, .warning, .note]
    where scanner.take("\(severity.rawValue): ") { return severity }
    return nil
  }

  /// The text without the group that the compiler names after some: ` [#ExistentialAny]`.
  private static func withoutGroup(_ text: Substring) -> String {
    guard text.hasSuffix("]"), let start = text.utf8.ranges(of: " [#".utf8).last,
      text[start.upperBound...].utf8.dropLast().allSatisfy({
        $0.isInWord || $0 == UInt8(ascii: "-")
      })
    else { return String(text) }
    return String(text[..<start.lowerBound])
  }
}
