import ArchiveFuzzing
import ArgumentParser

/// Kills one block of saves, each in a process forked from this one.
struct FuzzKills: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "kills", shouldDisplay: false)

  @OptionGroup var block: Block

  func run() throws {
    try MainActor.assumeIsolated {
      let progress = try block.progress()
      try block.write(KillCampaign(seeds: block.seeds).run(willKill: progress.store))
    }
  }
}
