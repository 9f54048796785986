import ArgumentParser

/// Damages saved state at random, the same way for the same seeds, and counts what happens.
@main
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reprise-fuzz",
    abstract: "Reads and restores damaged files of saved state, and interrupts saving it.",
    discussion: "Exits 1 if anything crashed, hung for over a second, or took over 256 MB.",
    subcommands: [
      FuzzAll.self, FuzzReader.self, FuzzTrees.self, FuzzRestore.self, FuzzKills.self,
      FuzzSaveFaults.self,
    ],
    defaultSubcommand: FuzzAll.self)
}
