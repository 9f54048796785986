import ArgumentParser
import KeyedArchive

struct ArchiveDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Prints the differences between two files of saved state.",
    discussion: """
      Compares objects by their restoration paths, and recognizes objects that moved or were \
      renamed. Exits 0 if there is no difference, 1 if there is one.
      """)

  @Argument(help: ArgumentHelp("A file of saved state.", valueName: "before"))
  var before: String

  @Argument(help: ArgumentHelp("The file to compare it with.", valueName: "after"))
  var after: String

  func run() throws {
    let difference = try ArchiveFile(path: before).difference(to: try ArchiveFile(path: after))
    try Report.strangersText(ArchiveDifferenceDump.text(of: difference))
    if !difference.isEmpty { throw ExitCode(1) }
  }
}
