/// What a process printed on standard error, apart from what its runtime says when it dies.
package struct ErrorOutput {
  /// The text without the backtracer's own lines.
  package let text: String

  package init(_ raw: String) {
    text = Self.withoutBacktracer(raw).withoutAddresses()
  }

  /// The text without `*** Signal 11: Backtracing from 0x55d0…`, wherever in a line that begins, and the lines
  /// that begin with `swift-runtime: `: whether the backtracer can stop every thread in time differs from run to run.
  private static func withoutBacktracer(_ raw: String) -> String {
    guard raw.hasBytes(of: signal) || raw.hasBytes(of: runtime) else { return raw }
    var scanner = ByteScanner(raw)
    var kept: [UInt8] = []
    while let byte = scanner.next {
      var ahead = scanner
      if ahead.take(signal), ahead.take(while: \.isDigit) > 0, ahead.take(": Backtracing from 0x"),
        ahead.take(while: \.isHexDigit) > 0
      {
        _ = ahead.take { !$0.isLineEnd }
        _ = ahead.take(while: \.isLineEnd)
        if kept.last?.isLineEnd == true { kept.removeLast() }
        scanner = ahead
      } else if scanner.previous?.isLineEnd != false, ahead.take(runtime) {
        _ = ahead.take { !$0.isLineEnd }
        ahead.skip()
        scanner = ahead
      } else {
        kept.append(byte)
        scanner.skip()
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static let signal = "*** Signal "
  private static let runtime = "swift-runtime: "

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
