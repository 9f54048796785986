import Diagnostics
import Foundation

/// What is wrong as commands of GitHub's workflows, a line each.
struct GitHubAnnotations {
  private let diagnostics: [Diagnostic]

  /// What GitHub's paths, which begin in the repository's folder, have before the ones of the diagnostics.
  private let prefix: String

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    prefix = Self.workingFolder.map { $0 + "/" } ?? ""
  }

  /// The working folder as a path in the repository that a workflow checked out; nil outside of a workflow, and where
  /// it is the repository's own.
  private static var workingFolder: String? {
    guard let workspace = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"],
      !workspace.isEmpty
    else { return nil }
    let root = URL(filePath: workspace).resolvingSymlinksInPath().path + "/"
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
      .resolvingSymlinksInPath().path
    return folder.hasPrefix(root) ? String(folder.dropFirst(root.count)) : nil
  }

  /// Nil where nothing is wrong.
  var text: String? {
    diagnostics.isEmpty ? nil : diagnostics.map(line).joined(separator: "\n")
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location
    let properties = [
      ("file", place.path.hasPrefix("/") ? place.path : prefix + place.path),
      ("line", "\(place.line)"), ("col", "\(place.column)"),
      ("title", diagnostic.rule),
    ]
    let fix = diagnostic.fix.map { ["fix: \($0)"] } ?? []
    let message = [diagnostic.summary] + diagnostic.difference + diagnostic.notes + fix
    let list = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
    let text = Self.escaped(Self.withoutTabs(DisplayText.lines(message.joined(separator: "\n"))))
    return "::\(diagnostic.severity.rawValue) \(list)::\(text)"
  }

  /// The runner of a workflow shows a tab, the last control byte that is left, as nothing at all.
  private static func withoutTabs(_ text: String) -> String { text.replacing("\t", with: "    ") }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
