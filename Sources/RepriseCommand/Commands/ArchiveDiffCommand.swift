import ArgumentParser
import KeyedArchive

struct ArchiveDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Prints what one file of saved state has that another has not.",
    discussion: """
      Objects are compared by their restoration identifier paths; one that moved or was renamed \
      is recognized. Exits 0 if there is no difference, 1 if there is one.
      """)

  @Argument(help: ArgumentHelp("A file of saved state.", valueName: "before"))
  var before: String

  @Argument(help: ArgumentHelp("The file to compare with it.", valueName: "after"))
  var after: String

  func run() throws {
    let difference = try ArchiveFile(path: before).difference(to: try ArchiveFile(path: after))
    try Report.strangersText(ArchiveDifferenceDump.text(of: difference))
    if !difference.isEmpty { throw ExitCode(1) }
  }
}
