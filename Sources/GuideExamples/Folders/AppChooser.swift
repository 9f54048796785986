import Diagnostics
import Foundation

/// Finds the target that a choice means among the apps that a folder's projects build.
struct AppChooser {
  private let choice: AppChoice
  private let root: String
  private let listing: FolderListing
  private let files: AppFolderFiles
  private let applications: [Application]
  private(set) var diagnostics: [Diagnostic] = []

  /// The arguments that the scheme gives the app's process.
  private(set) var arguments: [String] = []

  typealias Application = (project: XcodeProject, target: XcodeTarget)

  /// - Parameter applications: The targets that build an app, those of the nearest project first.
  init(
    _ choice: AppChoice, root: String, listing: FolderListing, files: AppFolderFiles,
    applications: [Application]
  ) {
    self.choice = choice
    self.root = root
    self.listing = listing
    self.files = files
    self.applications = applications
  }

  /// The projects that build an app, or the target that is asked for, each once.
  var projects: [String] {
    var seen = Set<String>()
    return applications.filter { choice.target == nil || $0.target.name == choice.target }
      .map(\.project.path).filter { seen.insert($0).inserted }
  }

  /// The target that is meant; nil where no project builds an app, and after an error.
  mutating func choose() -> Application? {
    var project: String?
    if let wanted = choice.project {
      project = path(ofProject: wanted)
      guard project != nil else { return nil }
    }
    let candidates = applications.filter { project == nil || $0.project.path == project }
    if let scheme = choice.scheme { return target(ofScheme: scheme, project, candidates) }
    guard let wanted = choice.target else { return candidates.first }
    if let found = candidates.first(where: { $0.target.name == wanted }) { return found }
    report(
      "app.unknown-target", summary: "no target `\(wanted)` builds an app", option: "--target",
      name: wanted,
      among: candidates.map(\.target.name))
    return nil
  }

  // MARK: Projects

  /// The path of the project that a name or a path means.
  private mutating func path(ofProject name: String) -> String? {
    var seen = Set<String>()
    let projects = applications.map(\.project.path).filter { seen.insert($0).inserted }
    var wanted = RelativePath.joined(name)
    let folder = RelativePath.joined(root)
    if !folder.isEmpty, wanted.hasPrefix(folder + "/") {
      wanted = String(wanted.dropFirst(folder.count + 1))
    }
    if !wanted.hasSuffix(Self.ending) { wanted += Self.ending }
    if projects.contains(wanted) { return wanted }
    let named = projects.filter { RelativePath.name(of: $0) == wanted }
    if named.count == 1 { return named[0] }
    guard named.isEmpty else {
      report(
        "app.ambiguous-project", "several projects are called `\(name)`",
        fix: choices("--project", named))
      return nil
    }
    report(
      "app.unknown-project", summary: "no project `\(name)` in this folder builds an app",
      option: "--project", name: name,
      among: projects)
    return nil
  }

  private static let ending = ".xcodeproj"

  // MARK: Schemes

  private mutating func target(
    ofScheme name: String, _ project: String?, _ candidates: [Application]
  ) -> Application? {
    let schemes = SchemeListing(listing, of: project)
    guard let entry = schemes.entries.first(where: { $0.name == name }) else {
      // Without a file, Xcode makes a scheme for each target.
      if let found = candidates.first(where: { $0.target.name == name }) { return found }
      report(
        "app.unknown-scheme", summary: "there is no scheme `\(name)`", option: "--scheme",
        name: name,
        among: schemes.names + candidates.map(\.target.name).filter { !schemes.names.contains($0) })
      return nil
    }
    guard let scheme = files.content(of: entry.path).flatMap(XcodeScheme.init) else {
      report(
        "app.unreadable-scheme", at: entry.path,
        "this scheme cannot be read: it is damaged, or names no target",
        fix: "name the target with --target")
      return nil
    }
    let path = scheme.project.map {
      RelativePath.joined(RelativePath.folder(of: entry.holder), $0)
    }
    let named = candidates.filter { $0.target.name == scheme.target }
    guard let found = named.first(where: { $0.project.path == path }) ?? named.first else {
      report(
        "app.scheme-without-app", at: entry.path,
        "this scheme runs `\(scheme.target)`, which is not an app's target",
        fix: candidates.isEmpty ? nil : choices("--target", candidates.map(\.target.name)))
      return nil
    }
    arguments = SchemeArguments.split(scheme.arguments, BuildSettingNames(found.target.settings))
    return found
  }

  // MARK: Messages

  /// Reports a name that means nothing, with what it could be.
  private mutating func report(
    _ rule: String, summary: String, option: String, name: String, among names: [String]
  ) {
    let nearest = Suggestion.nearest(to: name, among: names)
    report(
      rule, summary,
      fix: names.isEmpty ? "remove \(option)" : choices(option, nearest.map { [$0] } ?? names))
  }

  /// `write --target App`, or one of several, as they are typed.
  private func choices(_ option: String, _ names: [String]) -> String {
    let words = names.prefix(8).map { "`\(option) \(ShellWord.quoted($0))`" }
    return "write " + words.joined(separator: " or ")
  }

  private mutating func report(
    _ rule: String, at path: String = "", _ summary: String, fix: String?
  ) {
    let place = path.isEmpty ? root : "\(root)/\(path)"
    diagnostics.append(
      Diagnostic(rule: rule, at: SourceLocation(path: place, line: 1), summary, fix: fix))
  }
}
