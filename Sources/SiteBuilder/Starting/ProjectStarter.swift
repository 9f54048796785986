package import Foundation

/// Makes the folder of a new project: a guide, what the site looks like, and a file for CI.
package struct ProjectStarter {
  /// Why no project was made.
  package enum Fault: Error, CustomStringConvertible {
    /// The folder has files already, which might be lost.
    case notEmpty(path: String)
    /// The tool was built elsewhere than where its templates are.
    case noLooks

    package var description: String {
      switch self {
      case .notEmpty(let path):
        "`\(path)` holds files already. Name a folder that is new or empty."
      case .noLooks:
        "The folder `Site` with templates and styles was not found above the tool. "
          + "Run the tool where it was built."
      }
    }
  }

  /// The folder `Site` of the tool.
  package let looks: URL

  /// A starter with the templates that are in a folder above the running program.
  package init() throws {
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    var folder = URL(filePath: executable).deletingLastPathComponent()
    while folder.path != "/" {
      let looks = folder.appending(path: "Site")
      if FileManager.default.fileExists(atPath: looks.appending(path: "starter").path) {
        self.looks = looks
        return
      }
      folder.deleteLastPathComponent()
    }
    throw Fault.noLooks
  }

  /// Writes a project into a folder, which is made where there is none.
  package func start(in path: String) throws -> NewProject {
    let files = FileManager.default
    if files.fileExists(atPath: path), try !files.contentsOfDirectory(atPath: path).isEmpty {
      throw Fault.notEmpty(path: path)
    }
    let folder = URL(filePath: path)
    try files.createDirectory(at: folder.appending(path: "Site"), withIntermediateDirectories: true)
    let starter = looks.appending(path: "starter")
    for name in try files.contentsOfDirectory(atPath: starter.path)
    where name != "site.yaml" && name != ".github" {
      try files.copyItem(at: starter.appending(path: name), to: folder.appending(path: name))
    }
    try files.copyItem(
      at: starter.appending(path: "site.yaml"), to: folder.appending(path: "Site/site.yaml"))
    for name in ["templates", "styles", "scripts", "serve", "strings"] {
      try files.copyItem(
        at: looks.appending(path: name).resolvingSymlinksInPath(),
        to: folder.appending(path: "Site/\(name)"))
    }
    return try StarterWorkflow(template: starter.appending(path: StarterWorkflow.path))
      .write(forProjectIn: folder)
  }
}
