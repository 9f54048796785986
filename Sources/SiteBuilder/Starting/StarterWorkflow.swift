import Foundation

/// The workflow of GitHub that a new project begins with.
///
/// GitHub reads workflows only in the folder of the whole repository, so a project in a folder of a repository has its
/// workflow there, and not beside its guides.
struct StarterWorkflow {
  static let path = ".github/workflows/guides.yml"

  /// What stands in the template for the project's folder.
  private static let placeholder = "GUIDES"

  /// The file with the workflow's text.
  let template: URL

  /// Writes the workflow of a project.
  ///
  /// A workflow that the repository has already is never changed: the project's own is beside its guides then.
  func write(forProjectIn project: URL) throws -> NewProject {
    let project = project.standardizedFileURL
    let repository = Self.repository(around: project)
    let place = repository ?? project
    let folder = repository.map {
      project.pathComponents.dropFirst($0.pathComponents.count).joined(separator: "/")
    }
    let text = try String(contentsOf: template, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.line(String($0), folder: folder) }
      .joined(separator: "\n")
    let isTaken = FileManager.default.fileExists(atPath: place.appending(path: Self.path).path)
    let file = (isTaken ? project : place).appending(path: Self.path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .withoutOverwriting)
    return NewProject(workflow: file.path, isWorkflowRead: !isTaken)
  }

  /// The repository that a new folder is in, not looked for outside of the working folder.
  private static func repository(around project: URL) -> URL? {
    let working = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL
    var folder = project.deletingLastPathComponent()
    while folder.path == working.path || folder.path.hasPrefix(working.path + "/") {
      // A folder, or the file of a linked worktree or a submodule.
      if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// A line with the project's folder, between quotes: YAML takes some names for something else than text.
  private static func line(_ line: String, folder: String?) -> String {
    guard let colon = line.range(of: ": \(placeholder)") else { return line }
    let rest = line[colon.upperBound...]
    let value = folder.map { "'" + ($0 + rest).replacing("'", with: "''") + "'" } ?? "." + rest
    return line[..<colon.lowerBound] + ": " + value
  }
}
