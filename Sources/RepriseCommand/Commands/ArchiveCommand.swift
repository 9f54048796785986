import ArgumentParser
import KeyedArchive

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

struct ArchiveShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints the content of a file of saved state.",
    discussion: "The layout is that of Apple's restorationArchiveTool.")

  @Argument(help: ArgumentHelp("A file of saved state.", valueName: "file"))
  var path: String

  @Flag(help: "The form of the output.")
  var form: ArchiveForm = .dump

  func run() throws {
    let text = try form.text(of: try ArchiveFile(path: path))
    try form == .json ? Report.json(text) : Report.strangersText(text)
  }
}
