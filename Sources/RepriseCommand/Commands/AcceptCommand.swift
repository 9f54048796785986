import ArgumentParser
import Diagnostics
import SiteBuilder

struct AcceptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Writes the results that changed into the result blocks of the guides.",
    discussion: """
      Writes exactly what the last `verify`, `build` or `run` showed, and refuses if a guide has \
      changed since. If nothing was shown, it runs the examples first. Without --all or an ID, it lists what it would write, \
      and exits 2. Otherwise it exits 0, or 1 if there is an error that cannot be accepted. \
      `accept examples` writes the number of examples and expectations of each guide into \
      `.examples` in the content folder; if that file exists, `verify` fails if a guide has fewer, \
      or is not in the file.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var writing: DialectOptions

  @Flag(name: .long, help: "Write every result that changed.")
  var all = false

  @Argument(
    help: ArgumentHelp("The results to write, by the IDs that `verify` prints.", valueName: "id"))
  var ids: [String] = []

  func validate() throws {
    if all, !ids.isEmpty { throw ValidationError("Write --all or IDs, not both.") }
  }

  func run() async throws {
    try options.finishWriting()
    let store = PendingStore(folders: options.folders)
    let isListing = !all && ids.isEmpty
    let changes = try await changes(store, evenIfOutdated: !isListing)
    guard !isListing else {
      try list(changes)
      throw ExitCode(2)
    }
    try checkIDs(changes)
    let acceptance = try Acceptance(changes, ids: all ? nil : Set(ids), in: options.folders)
    try store.save(acceptance.rest)
    try report(acceptance)
  }

  /// What the last check showed; what a check now shows where there was none.
  private func changes(
    _ store: PendingStore, evenIfOutdated isOutdatedWanted: Bool
  ) async throws -> PendingChanges {
    if let shown = store.load(), isOutdatedWanted || Acceptance.isCurrent(shown) { return shown }
    let changes = PendingChanges(
      try await Checking.run(try options.pipeline(dialect: writing.dialect)))
    try store.save(changes)
    return changes
  }

  private func checkIDs(_ changes: PendingChanges) throws(UsageError) {
    let known = changes.ids + [ExampleCounts.id]
    guard let unknown = ids.first(where: { !known.contains($0) }) else { return }
    throw .unknownResult(unknown, suggestion: Suggestion.nearest(to: unknown, among: known))
  }

  private func report(_ acceptance: Acceptance) throws {
    let remaining = acceptance.rest.remaining
    Report.findings(options.spelled(remaining, writing.dialect))
    for (path, change) in acceptance.accepted {
      try Report.result("\(path):\(change.line): \(change.words)")
    }
    if let path = acceptance.acceptedCounts { try Report.result("\(path):1: examples") }
    let count = acceptance.accepted.count + (acceptance.acceptedCounts == nil ? 0 : 1)
    let summary = count == 0 ? "Nothing to accept" : "\(PendingList.results(count)) written"
    guard remaining.hasErrors else { return try Report.result("\(summary).") }
    try Report.result("\(summary); \(Report.errorCount(remaining)) left.")
    throw ExitCode(1)
  }

  private func list(_ changes: PendingChanges) throws {
    for line in PendingList.headlines(changes) { try Report.result(line) }
    try Report.result(
      changes.isEmpty
        ? "Nothing to accept."
        : "\(PendingList.results(changes.ids.count)) would be written; "
          + "reprise accept --all writes them.")
  }
}
