import ArchiveFuzzing
import ArgumentParser
import Foundation

/// Has Python read one block of trees and of their damaged files.
struct FuzzPlistlib: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "plistlib", shouldDisplay: false)

  @OptionGroup var block: Block

  func run() throws {
    let progress = try block.progress()
    let campaign = PlistlibCampaign(seeds: block.seeds, folder: URL(filePath: block.report))
    try block.write(campaign.run(willWrite: progress.store))
  }
}
