import ArgumentParser
import Foundation
import GuideFuzzing

/// Writes the guide of a seed, so that you can see what it does.
struct FuzzGuide: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guide", abstract: "Writes the damaged guide of a seed to the standard output.")

  @Option(help: "The folder with the guides to damage.") var content = "Content"
  @Argument(help: "The seed.") var seed: UInt64

  func run() throws {
    let guides = try GuideSeeds.all(inFolder: URL(filePath: content))
    let guide = GuideCampaign(guides: guides, seeds: 0..<0).guide(seed: seed)
    try FileHandle.standardOutput.write(contentsOf: Data(guide))
  }
}
