import ArgumentParser

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
