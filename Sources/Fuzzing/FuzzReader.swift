import ArchiveFuzzing
import ArgumentParser
import Foundation

/// Reads one block of damaged files in this process.
struct FuzzReader: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "reader", shouldDisplay: false)

  @Argument(help: "Which of the files.") var file: Int
  @OptionGroup var block: Block

  func run() throws {
    let campaign = ReaderCampaign(file: try FuzzedFile.all()[file], seeds: block.seeds)
    let progress = try block.progress()
    try block.write(
      campaign.run { seed in
        progress.store(seed)
        ComputingLimit.begin()
      })
  }
}
