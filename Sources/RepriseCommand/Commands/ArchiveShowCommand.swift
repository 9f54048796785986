import ArgumentParser
import KeyedArchive

struct ArchiveShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints what is in a file of saved state.",
    discussion: "The layout is that of Apple's restorationArchiveTool.")

  @Argument(help: ArgumentHelp("A file of saved state.", valueName: "file"))
  var path: String

  @Flag(help: "The form of what is printed.")
  var form: ArchiveForm = .dump

  func run() throws {
    let text = try form.text(of: try ArchiveFile(path: path))
    try form == .json ? Report.json(text) : Report.strangersText(text)
  }
}
