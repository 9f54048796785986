import Foundation

/// What is measured, and beside what.
struct SitePeers {
  enum Task: String, CaseIterable {
    case cold = "reprise, cold"
    case unchanged = "reprise, nothing changed"
    case edited = "reprise, one page edited"
    case hugo = "hugo, cold, with highlighting"
    case hugoPlain = "hugo, cold, without highlighting"
    case parser = "cmark-gfm, all files in one call"
  }

  let corpus: SiteCorpus
  let reprise: String

  /// Runs it once; nil where the program is not installed.
  func measure(_ task: Task) throws -> MeasuredProcess? {
    switch task {
    case .cold:
      try corpus.remove("out", "cache")
      return try build()
    case .unchanged: return try build()
    case .edited:
      try corpus.editOne()
      return try build()
    case .hugo, .hugoPlain:
      guard Self.isInstalled("hugo") else { return nil }
      try corpus.remove("hugo/public", "hugo/resources")
      let configuration = task == .hugo ? "config.yaml" : "plain.yaml"
      return try MeasuredProcess(
        "hugo", ["--quiet", "--ignoreCache", "--config", configuration],
        in: "\(corpus.folder)/hugo")
    case .parser:
      guard Self.isInstalled("cmark-gfm") else { return nil }
      let files = corpus.files
      return try MeasuredProcess(
        "cmark-gfm", ["-e", "table", "-e", "strikethrough"] + files, in: corpus.folder)
    }
  }

  private func build() throws -> MeasuredProcess {
    try MeasuredProcess(
      reprise,
      [
        "build", "--allow-empty", "--content", "content", "--site", corpus.looks, "--output", "out",
        "--cache", "cache",
      ], in: corpus.folder)
  }

  private static func isInstalled(_ program: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}
