import ArchiveFuzzing
import ArgumentParser
import Foundation

/// Launches an app with one block of damaged archives, each in a process forked from this one.
struct FuzzRestore: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "restore", shouldDisplay: false)

  @Argument(help: "The archive to damage; it is written where there is none.") var archive: String
  @OptionGroup var block: Block

  func run() throws {
    try MainActor.assumeIsolated {
      guard FileManager.default.fileExists(atPath: archive) else {
        try Data(FuzzedApp.savedArchive()).write(to: URL(filePath: archive))
        return
      }
      let bytes = Array(try Data(contentsOf: URL(filePath: archive)))
      let campaign = RestoreCampaign(archive: bytes, seeds: block.seeds)
      if let problem = try campaign.problemOfControls() { throw ValidationError(problem) }
      let progress = try block.progress()
      try block.write(campaign.run(willLaunch: progress.store))
    }
  }
}
