/// What a process printed on standard error, apart from what its runtime says when it dies.
struct ErrorOutput {
  /// The text without the backtracer's own lines.
  let text: String

  init(_ raw: String) {
    text =
      raw
      .replacing(#/\n?\*\*\* Signal \d+: Backtracing from 0x[0-9a-f]+[^\n]*\n*/#, with: "")
      // Whether the backtracer can stop every thread in time differs from run to run.
      .replacing(#/(?m)^swift-runtime: [^\n]*\n/#, with: "")
      .withoutAddresses()
  }

  /// The text of the fatal error that a process reported, without the place in front of it; nil
  /// where it reported none.
  var fatalError: String? {
    let report = #/(?m)^(?:[^\n]*?:\d+: )?((?:Fatal error|Precondition failed|Assertion failed)\b)/#
    guard let start = text.matches(of: report).last?.output.1.startIndex else { return nil }
    return String(text[start...]).trimmingLineEnds()
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
