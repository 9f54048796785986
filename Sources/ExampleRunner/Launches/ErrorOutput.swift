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
  }

  /// What a process killed by a signal said of the reason; empty where it said nothing.
  ///
  /// The text of its fatal error without the place in front of it, or else its last line.
  var reason: String {
    let reason =
      if let fatal = text.ranges(of: "Fatal error").last {
        String(text[fatal.lowerBound...])
      } else {
        text.split(separator: "\n").last.map(String.init) ?? ""
      }
    // Addresses differ from run to run.
    return reason.replacing(#/ \(0x[0-9a-f]+\)/#, with: "").trimmingLineEnds()
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
