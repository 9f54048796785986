import Synchronization

/// The scripts of a folder as the site has them: joined, without what no browser needs.
struct SiteScripts: Sendable {
  let text: String

  /// What they say: the first arguments of `say("…")`.
  let phrases: [String]

  private init(_ sources: [String]) {
    text = sources.map(CompactedLines.ofScript).joined(separator: "\n")
    phrases = text.matches(of: Self.message).map { String($0.output.1) }
  }

  /// Words end as JavaScript has it: in Unicode's text they go on after a colon.
  private static var message: Regex<(Substring, Substring)> {
    #/\bsay\("((?:[^"\\]|\\.)*)"/#.wordBoundaryKind(.simple)
  }

  /// The scripts that these sources make, made once as long as they stay the same.
  ///
  /// - Parameter folder: Where the sources are; of each folder the last scripts are kept.
  static func made(of sources: [String], in folder: String) -> SiteScripts {
    if let (known, scripts) = last.withLock({ $0[folder] }), known == sources { return scripts }
    let scripts = SiteScripts(sources)
    last.withLock { $0[folder] = (sources, scripts) }
    return scripts
  }

  private static let last = Mutex<[String: (sources: [String], scripts: SiteScripts)]>([:])
}
