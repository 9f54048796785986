import RunRecord

/// What the runtime's backtracer wrote of a process that died.
struct Backtrace {
  let text: String

  /// The frames in one of these files, innermost first.
  func callSites(in paths: Set<String>) -> [CallSite] {
    text.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: #/ in \S+ at (.+):(\d+):(\d+)$/#),
        let number = Int(match.2), let column = Int(match.3),
        paths.contains(String(match.1))
      else { return nil }
      return CallSite(address: nil, path: String(match.1), line: number, column: column)
    }
  }
}
