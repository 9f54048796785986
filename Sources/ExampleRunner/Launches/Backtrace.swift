import RunRecord

/// What the runtime's backtracer wrote of a process that died.
struct Backtrace {
  let text: String

  /// The one in a file; nil where there is none, or none that can be read: whether there is one says
  /// less than how the process ended.
  init?(path: String) {
    guard let content = try? Files.content(of: path) else { return nil }
    text = String(decoding: content, as: UTF8.self)
  }

  /// How often a call shows in the few innermost frames of a recursion without end.
  private static let endlessRepetition = 8

  /// What the compiler's check was about that failed, `arithmetic overflow`; nil for other deaths.
  var failedCheck: String? {
    text.firstMatch(of: #/\*\*\* Swift runtime failure: (.+) \*\*\*/#).map { String($0.1) }
  }

  /// Whether the same call is on the stack again and again.
  var repeatsItself: Bool {
    let calls = text.matches(of: #/(?m)^ *\d+ \[ra\] +(0x[0-9a-f]+) /#).map(\.1)
    return Dictionary(grouping: calls, by: \.self)
      .contains { $0.value.count >= Self.endlessRepetition }
  }

  /// The frames in one of these files, innermost first.
  func callSites(in paths: Set<String>) -> [CallSite] {
    text.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: #/ in \S+ at (?:\.\/)?(.+):(\d+):(\d+)$/#),
        let number = Int(match.2), let column = Int(match.3),
        paths.contains(String(match.1))
      else { return nil }
      return CallSite(address: nil, path: String(match.1), line: number, column: column)
    }
  }
}
