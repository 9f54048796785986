import ArgumentParser
import Diagnostics
import SiteBuilder

struct PendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending",
    abstract: "Shows the results that changed, as `verify` found them, before you accept them.",
    discussion: "Runs no example: shows what the last `verify` found. Exits 0.")

  @OptionGroup var options: ProjectOptions

  @Flag(name: .long, help: "Print what is pending as JSON.")
  var json = false

  func run() throws {
    try options.finishWriting()
    let changes = PendingStore(folders: options.folders).load()
    guard !json else { return try Report.json(try PendingList.json(changes)) }
    guard let changes else { return try Report.result("Nothing is pending.") }
    try Report.result(PendingList.text(changes))
    guard Acceptance.isCurrent(changes) else {
      return try Report.result("A guide has changed since: run reprise verify again.")
    }
  }
}
