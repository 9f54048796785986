import ArchiveFuzzing
import ArgumentParser

/// Writes and reads one block of trees in this process.
struct FuzzTrees: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "trees", shouldDisplay: false)

  @OptionGroup var block: Block

  func run() throws {
    let progress = try block.progress()
    try block.write(TreeCampaign(seeds: block.seeds).run(willWrite: progress.store))
  }
}
