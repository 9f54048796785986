import ArchiveFuzzing
import ArgumentParser

/// Ends a save at each of its requests of the system, and has each of them fail.
struct FuzzSaveFaults: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "save-faults", shouldDisplay: false)

  @OptionGroup var block: Block
  @Option var step = 1

  func run() throws {
    try MainActor.assumeIsolated { try block.write(SaveFaultCampaign(step: step).run()) }
  }
}
