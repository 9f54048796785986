import Diagnostics
import Foundation

/// The files of an Xcode project that lie in a folder around the app's: `../Shared/Model.swift`.
///
/// They aren't read: an untrusted project could name any file of the machine. The user decides, by naming the
/// folder that has both.
struct FilesOutside {
  private let paths: [String]

  /// - Parameter paths: What the target is built of, relative to the app's folder.
  init(of paths: [String], _ files: AppFolderFiles) {
    self.paths = paths.filter { $0.hasPrefix("../") && files.isOutside($0) }
  }

  /// What is wrong, with the options that read these files too; nil where there are none.
  ///
  /// - Parameters:
  ///   - root: The app's folder, as messages show it.
  ///   - project: The path of the Xcode project in it.
  func diagnostic(root: String, project: String) -> Diagnostic? {
    guard let first = paths.min() else { return nil }
    let count = paths.count
    let steps = paths.map { $0.split(separator: "/").prefix { $0 == ".." }.count }.max() ?? 0
    let inner = URL(filePath: root).standardizedFileURL.pathComponents.dropFirst().suffix(steps)
    let path = (inner + [project]).joined(separator: "/")
    let folder = ShellWord.quoted(Self.folder(steps, above: root))
    let options = "write `--app \(folder) --project \(ShellWord.quoted(path))`"
    return Diagnostic(
      rule: "app.outside", at: SourceLocation(path: "\(root)/\(project)", line: 1),
      count == 1
        ? "the project's file `\(first)` is outside of the folder"
        : "\(count) files of the project are outside of the folder, the first is `\(first)`",
      // A project that names files far away may be hostile.
      fix: steps <= Self.mostSteps && inner.count == steps
        ? options : "copy what the app needs into the folder")
  }

  private static let mostSteps = 2

  private static func folder(_ steps: Int, above root: String) -> String {
    let parts = [root] + Array(repeating: "..", count: steps)
    let path = RelativePath.joined(parts.joined(separator: "/"))
    if root.hasPrefix("/") { return "/" + path }
    return path.isEmpty ? "." : path
  }
}
