import ArgumentParser
import SiteBuilder

/// The option of the commands that can read the documentation of other tools.
struct DialectOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "How the files of --content are written: guides, or docc for a DocC catalog.",
      valueName: "dialect"))
  var dialect = Dialect.guides
}

extension Dialect: ExpressibleByArgument {}
