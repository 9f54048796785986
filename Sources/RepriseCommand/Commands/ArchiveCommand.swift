import ArgumentParser

struct ArchiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive",
    abstract: "Shows and compares files of saved state.",
    discussion: """
      Reads the saved state of an app, `Library/Saved Application State/….savedState/data.data`, \
      the state of its scenes, `KnownSceneSessions/data.data` beside it, and any other file that \
      NSKeyedArchiver wrote as a binary property list.
      """,
    subcommands: [ArchiveShowCommand.self, ArchiveDiffCommand.self])
}
