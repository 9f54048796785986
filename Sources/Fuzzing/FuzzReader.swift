import ArchiveFuzzing
import ArgumentParser
import Foundation

/// Reads one block of damaged files in this process.
struct FuzzReader: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "reader", shouldDisplay: false)

  @Argument(help: "Which of the files.") var file: Int
  @Argument(help: "The first seed.") var first: UInt64
  @Argument(help: "How many seeds.") var count: UInt64

  func run() throws {
    let campaign = ReaderCampaign(
      file: try FuzzedFile.all()[file], seeds: first..<(first + count))
    FileHandle.standardOutput.write(try JSONEncoder().encode(campaign.run()))
  }
}
