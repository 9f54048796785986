/// What a process printed on standard error, apart from what its runtime says when it dies.
package struct ErrorOutput {
  /// The text without addresses in memory.
  package let text: String

  package init(_ raw: String) { text = raw.withoutAddresses() }

  /// The text of the fatal error that a process reported, without the place in front of it; nil
  /// where it reported none.
  package var fatalError: String? {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    for line in lines.reversed() {
      guard let start = FailureReport(line)?.start else { continue }
      return String(text[start...]).trimmingLineEnds()
    }
    return nil
  }

  /// The last line; empty where there is none.
  var lastLine: String {
    (text.split(separator: "\n").last.map(String.init) ?? "").trimmingLineEnds()
  }
}

extension String {
  /// The text without line ends and spaces at its end.
  func trimmingLineEnds() -> String {
    var text = Substring(self)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
