package import ArgumentParser

/// The command line of the tool.
package struct Reprise: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "reprise",
    abstract: "Runs the Swift examples of Markdown guides and shows what they saved and restored.",
    subcommands: [
      BuildCommand.self, VerifyCommand.self, PendingCommand.self, AcceptCommand.self,
      RunCommand.self, CompareCommand.self, ServeCommand.self, NewCommand.self,
      TranslationsCommand.self,
      ArchiveCommand.self,
    ])

  package init() {}
}
