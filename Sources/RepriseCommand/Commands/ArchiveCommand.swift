import ArgumentParser

struct ArchiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive",
    abstract: "Shows and compares files of saved state.",
    discussion: """
      The files are those that apps leave behind, \
      `Library/Saved Application State/….savedState/data.data`, those of apps with scenes, \
      `KnownSceneSessions/data.data` beside it, and any other file that NSKeyedArchiver wrote as a \
      binary property list.
      """,
    subcommands: [ArchiveShowCommand.self, ArchiveDiffCommand.self])
}
