import ArgumentParser
import Foundation
import GuideFuzzing

/// Reads one block of damaged guides in this process.
struct FuzzGuides: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "guides", shouldDisplay: false)

  @Argument(help: "The folder with the guides to damage.") var content: String
  @OptionGroup var block: Block

  func run() throws {
    let campaign = GuideCampaign(
      guides: try GuideSeeds.all(inFolder: URL(filePath: content)), seeds: block.seeds)
    let progress = try block.progress()
    try block.write(
      campaign.run { seed in
        progress.store(seed)
        ComputingLimit.begin()
      })
  }
}
