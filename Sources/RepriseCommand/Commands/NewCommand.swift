import ArgumentParser
import Diagnostics
import ExampleRunner
import Foundation
import SiteBuilder

struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Creates a project: one guide, a site and a CI workflow.",
    discussion: """
      The folder must be new or empty. The guide's example runs at once, and its results are written \
      into the guide, so `verify` and `build` succeed there.
      """)

  @Argument(help: ArgumentHelp("The folder to create the project in.", valueName: "folder"))
  var folder: String

  func run() async throws {
    let made = try ProjectStarter().start(in: folder)
    let folders = ProjectFolders(
      content: "\(folder)/Content", site: "\(folder)/Site", output: "\(folder)/_site",
      cache: "\(folder)/.build/reprise")
    let pipeline = Pipeline(folders: folders, engine: try .besideRunningExecutable())
    let checked = try await Checking.run(pipeline)
    let acceptance = try Acceptance(PendingChanges(checked), ids: nil, in: folders)
    Report.findings(acceptance.rest.remaining)
    guard !acceptance.rest.remaining.hasErrors else { throw ExitCode(1) }
    try Report.result(
      """
      \(folder): a guide (Content) and a site (Site).
      \(Self.workflow(of: made))
      Go on with:
        cd \(ShellWord.quoted(folder))
        reprise verify
        reprise build
      """)
  }

  private static func workflow(of project: NewProject) -> String {
    let working = FileManager.default.currentDirectoryPath + "/"
    let path =
      project.workflow.hasPrefix(working)
      ? String(project.workflow.dropFirst(working.count)) : project.workflow
    return "A workflow for GitHub: \(path)"
      + (project.isWorkflowRead
        ? ""
        : ". GitHub doesn't read it there: the repository has another one of this name. Give it another name, and move it there.")
  }
}
