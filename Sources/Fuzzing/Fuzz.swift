import ArchiveFuzzing
import ArgumentParser
import Foundation
import GuideFuzzing

/// Damages saved state and guides at random, the same way for the same seeds, and counts what happens.
@main
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reprise-fuzz",
    abstract: "Reads damaged guides, restores damaged saved state, and interrupts saving it.",
    discussion: "Exits 1 if anything crashed, hung for over a second, or took over 256 MB.",
    subcommands: [
      FuzzAll.self, FuzzReader.self, FuzzTrees.self, FuzzPlistlib.self, FuzzRestore.self,
      FuzzKills.self, FuzzSaveFaults.self, FuzzGuides.self, FuzzGuide.self,
      FuzzTexts.self, FuzzText.self,
    ],
    defaultSubcommand: FuzzAll.self)
}

/// Writes and reads one block of trees in this process.
struct FuzzTrees: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "trees", shouldDisplay: false)

  @OptionGroup var block: Block

  func run() throws {
    let progress = try block.progress()
    try block.write(TreeCampaign(seeds: block.seeds).run(willWrite: progress.store))
  }
}

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

/// Ends a save at each of its requests of the system, and has each of them fail.
struct FuzzSaveFaults: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "save-faults", shouldDisplay: false)

  @OptionGroup var block: Block
  @Option var step = 1

  func run() throws {
    try MainActor.assumeIsolated { try block.write(SaveFaultCampaign(step: step).run()) }
  }
}

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
