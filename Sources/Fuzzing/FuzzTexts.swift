import ArgumentParser
import GuideFuzzing

/// Reads one block of texts that were made to take long, in this process.
struct FuzzTexts: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "texts", shouldDisplay: false)

  @Option(help: "How many seconds of computing a text may take.") var seconds = 1
  @OptionGroup var block: Block

  func run() throws {
    let campaign = TextCampaign(seeds: block.seeds)
    let progress = try block.progress()
    try block.write(
      campaign.run { seed in
        progress.store(seed)
        ComputingLimit.begin(seconds: seconds)
      })
  }
}

/// Writes the text of a seed, so that you can see what it does.
struct FuzzText: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Writes the text of a seed to the standard output, below the name of what reads it.")

  @Argument(help: "The seed.") var seed: UInt64

  func run() {
    let (reader, text) = TextCampaign.text(seed: seed)
    print("\(reader)\n\(text)")
  }
}
