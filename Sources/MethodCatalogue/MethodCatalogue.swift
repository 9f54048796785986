import ArgumentParser
import Foundation

/// Writes what the dialect pass knows of the engine's methods, read from the engine's sources.
///
/// `make methods` runs it; a test runs it with `--check`.
@main
struct MethodCatalogue: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reprise-methods",
    abstract: "Writes the tables of UIKit's methods that are made from the engine's sources.")

  @Option(help: "The package's folder.")
  var package = "."

  @Flag(help: "Write nothing; fail if a table is not what the sources say.")
  var check = false

  func run() throws {
    // A link is followed only with a slash behind it.
    let files = try EngineSources.files(in: "\(package)/Sources/UIKit/")
    let engine = EngineSources(files)
    let selectors = UIKitSelectorTable(engine: engine)
    let methods = OptionalMethodTable(engine: engine)
    let tables = [
      methods.methodsFile, methods.callersFile, try UncalledOverrideTable(engine: engine).file(),
      selectors.namesFile, selectors.callsFile,
    ]
    let driver = DriverPage(package: package)
    let pages = [try driver.file(), try InertMembersPage(package: package, engine: files).file()]
    let outdated = (tables + pages).filter {
      (try? $0.writtenText(in: package)) != $0.text
    }
    for table in outdated {
      if check {
        print("\(table.path): not what the sources say; `make methods` writes it")
      } else {
        try table.write(in: package)
      }
    }
    // An author writes those, and this command only what each member is.
    let missing = try driver.missing()
    for signature in missing {
      print("\(DriverPage.path): no launch of the page uses `\(signature)`, or no table has it")
    }
    if check, !(outdated.isEmpty && missing.isEmpty) { throw ExitCode.failure }
  }
}
