import AppleDialect
import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup
import RunRecord
import SiteBuilder

/// Runs an app's folder as it is, without a guide.
struct AppRun {
  let folder: String

  /// The Markdown file with the launches; nil for the usual ones.
  var launches: String?

  /// What the file will contain, if it isn't written yet; nil to read it.
  var launchesText: String?

  /// Which of the folder's apps to build.
  let choice: AppChoice

  /// The version of the SDK that the app is taken to be built with; nil for what the launches file or the project's
  /// settings say, or the last that launched apps without scenes.
  let sdk: String?

  /// Whether the app records what its user can tell.
  var recordsScreens = false

  /// Whether the first launch records what the user can press.
  var recordsTargets = false

  /// What running the app resulted in.
  struct Result {
    /// Nil where the app did not come to run.
    var outcome: ExampleOutcome?

    /// Why the system refuses an app without scenes, and what the app will lose once it has them; else empty.
    var losses: [Diagnostic] = []
    var findings: [Diagnostic]

    /// The projects that could have been run instead.
    var otherProjects: [String] = []

    /// The launches file as it was read; nil without one, and where it could not be parsed.
    var guide: Guide?
  }

  /// Runs the app, and says what is wrong with it and with its launches.
  func result(_ pipeline: Pipeline) async throws -> Result {
    // A link to an app's folder is as good as the folder.
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: folder)) != nil
    let app = AppFolder.read(
      isLink ? URL(filePath: folder).resolvingSymlinksInPath().path : folder, choice)
    let isChosen = choice.project != nil || choice.scheme != nil
    let others = isChosen ? [] : app.projects.filter { $0 != app.project }
    let findings =
      app.diagnostics + severalProjects(in: app, others) + AppExample.findings(about: app)
    guard !findings.hasErrors else { return Result(findings: findings) }
    let parsed = try launches.map { try read($0) }
    var result = Result(
      findings: findings + (parsed?.diagnostics ?? []), otherProjects: others,
      guide: parsed?.guide)
    guard !result.findings.hasErrors else { return result }
    let extracted = AppExample.extract(from: app, launchedBy: result.guide)
    result.findings += extracted.diagnostics
    let hasLaunch = extracted.examples.first?.launches.contains { $0.fence != nil } ?? true
    if let launches, !hasLaunch, !extracted.diagnostics.hasErrors {
      result.findings.append(noLaunch(in: launches))
      return result
    }
    guard !extracted.diagnostics.hasErrors, var example = extracted.examples.first else {
      return result
    }
    // What the command says goes before what the launches file says, and that before the project's settings.
    if let version = sdk ?? example.build.sdkVersion ?? app.sdkVersion { example.setSDK(version) }
    example.setUsualArguments(app.arguments)
    example = example.recordingScreens(recordsScreens)
    if recordsTargets { example.recordings.insert(.targets) }
    var outcome = try await pipeline.run(example)
    outcome.diagnostics = outcome.diagnostics.map { asOfApp($0, app) } + warnings(outcome)
    result.outcome = outcome
    guard let refusal = outcome.record.map(\.refusalWithoutScenes) ?? refusal(of: app, example)
    else {
      result.findings += outcome.diagnostics
      return result
    }
    let losses = lossesWithScenes(of: example, interfaceFiles: app.interfaceFiles)
    result.losses = [notAdopted(refusal, app)] + losses
    // The first loss says what to do about the trap, and each loss what replaces a method.
    result.findings += outcome.diagnostics.filter { finding in
      finding.rule != "run.trapped" && !losses.contains { $0.location == finding.location }
    }
    return result
  }

  private func noLaunch(in path: String) -> Diagnostic {
    Diagnostic(
      rule: "app.no-launch", at: SourceLocation(path: path, line: 1),
      "this file has no launch: no code block begins with `swift launch`",
      fix: "write one, or write a new file with --record")
  }

  /// The compiler's warnings about the app's own code, in one finding.
  private func warnings(_ outcome: ExampleOutcome) -> [Diagnostic] {
    let messages = (outcome.record?.compilerMessages ?? []).filter { $0.severity == .warning }
    guard let first = messages.first else { return [] }
    let shown = messages.prefix(Self.mostWarnings).map { "\($0.path):\($0.line): \($0.text)" }
    let rest = messages.count - shown.count
    return [
      Diagnostic(
        .warning, rule: "swift.warning", at: SourceLocation(path: first.path, line: first.line),
        messages.count == 1
          ? "the compiler has a warning" : "the compiler has \(messages.count) warnings",
        notes: shown + (rest > 0 ? ["and \(rest) more"] : []))
    ]
  }

  private static let mostWarnings = 6

  /// Says which project is run where the folder has several.
  private func severalProjects(in app: AppFolder, _ others: [String]) -> [Diagnostic] {
    guard let project = app.project, !others.isEmpty, app.diagnostics.isEmpty else { return [] }
    let shown = others.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
    let rest = others.count > 8 ? " and \(others.count - 8) more" : ""
    return [
      Diagnostic(
        .warning, rule: Self.severalProjectsRule, at: SourceLocation(path: app.root, line: 1),
        "\(others.count + 1) projects in this folder build an app, and this is `\(project)`",
        notes: [others.count == 1 ? "the other is \(shown)" : "the others are \(shown)\(rest)"],
        fix: "name the folder of one project")
    ]
  }

  static let severalProjectsRule = "app.several-projects"

  /// A finding as it is for an app that is run as it is, and not for an example: what an app saves or prints may
  /// be another in each run, and the methods that nothing calls here are called on a phone.
  ///
  /// Accepted results are still compared.
  private func asOfApp(_ diagnostic: Diagnostic, _ app: AppFolder) -> Diagnostic {
    var diagnostic = diagnostic
    switch diagnostic.rule {
    case "run.unstable":
      diagnostic.severity = .warning
      // Without a file of launches there is no line to name.
      if launches == nil { diagnostic.location = SourceLocation(path: app.root, line: 1) }
      diagnostic.fix = """
        none needed if the app means it: an identifier, a time, the order of a set or of the keys in JSON; \
        a result block cannot hold it
        """
    case "delegate.not-called": diagnostic.fix = "none needed: keep the method"
    default:
      if PendingChanges.isResolvedByAccepting(diagnostic) { diagnostic.fix = acceptCommand }
    }
    return diagnostic
  }

  /// Whether accepting the results resolves a finding of this app.
  func isResolvedByAccepting(_ finding: Diagnostic) -> Bool { finding.fix == acceptCommand }

  /// Why an app that does not compile here would not be launched either, as far as its files tell.
  ///
  /// What it will lose is in its code, whatever else it needs.
  private func refusal(of app: AppFolder, _ example: Example) -> Refusal? {
    guard let sdk = example.build.sdkVersion, let major = sdk.split(separator: ".").first,
      Int(major) ?? 0 >= 27, !app.mentionsScenes
    else { return nil }
    return (sdk, .noManifest)
  }

  /// What keeps the app from being launched.
  private func notAdopted(
    _ refusal: Refusal, _ app: AppFolder
  ) -> Diagnostic {
    let missing =
      switch refusal.reason {
      case .noManifest: "its `Info.plist` has no `UIApplicationSceneManifest`"
      case .noConfigurations: "its scene manifest has no `UISceneConfigurations`"
      }
    return Diagnostic(
      rule: "scenes.not-adopted",
      at: SourceLocation(path: app.informationPropertyList?.path ?? app.root, line: 1),
      "built with SDK \(refusal.sdk), this app does not launch: \(missing)",
      notes: ["the list below names what the app no longer saves or receives with scenes"],
      fix: """
        add a configuration whose `UISceneDelegateClassName` is `$(PRODUCT_MODULE_NAME).SceneDelegate`, \
        a class `SceneDelegate: UIResponder, UIWindowSceneDelegate` that makes the window in \
        `scene(_:willConnectTo:options:)`, and \
        `application(_:configurationForConnecting:options:)` in the app delegate
        """)
  }

  /// What the app will no longer save once it has the scenes that the system asks for.
  private func lossesWithScenes(
    of example: Example, interfaceFiles: [AppFolder.File]
  ) -> [Diagnostic] {
    SceneMigrationCheck.diagnostics(in: AuthoredProgram(example))
      + interfaceFiles.flatMap { file in
        SceneMigrationCheck.diagnostics(
          inInterfaceFile: file.text.components(separatedBy: "\n"), path: file.path)
      }
  }

  /// Writes the results into the result blocks and empty comments of the launches file, and returns their locations.
  ///
  /// - Parameter guide: The launches file as it was when the app ran: one that changed meanwhile is an error.
  func accept(_ pending: [PendingResult], in guide: Guide?) throws -> [SourceLocation] {
    guard let launches, let guide, !pending.isEmpty else { return [] }
    let bytes = Array(try Data(contentsOf: URL(filePath: launches)))
    var edits: [ResultEdit] = []
    var comments: [CommentEdit] = []
    var places: [SourceLocation] = []
    for result in pending {
      switch result.place {
      case .block(let block):
        edits.append(ResultEdit(fence: block.fence, body: result.newText))
        places.append(block.fence.location)
      case .comment(let location, let mark):
        comments.append(CommentEdit(line: location.line, mark: mark, text: result.newText))
        places.append(location)
      }
    }
    let edited = try GuideEditor(guide: guide).bytes(
      applying: edits, comments: comments, to: bytes)
    try Data(edited).write(to: URL(filePath: launches), options: .atomic)
    return places.sorted()
  }

  /// The command that accepts the results, quoted for a shell.
  var acceptCommand: String { command(choice, ["--accept"]) }

  /// The command that runs the app of another project, quoted for a shell.
  func command(project: String) -> String {
    command(AppChoice(project: project, target: choice.target, scheme: choice.scheme), [])
  }

  /// The command that runs the app, quoted for a shell.
  var command: String { command(choice, []) }

  private func command(_ choice: AppChoice, _ more: [String]) -> String {
    let options = [
      ("--launches", launches), ("--project", choice.project), ("--target", choice.target),
      ("--scheme", choice.scheme), ("--sdk", sdk),
    ]
    let words =
      ["run", "--app", folder] + options.flatMap { name, value in value.map { [name, $0] } ?? [] }
      + more
    return "reprise " + words.map(ShellWord.quoted).joined(separator: " ")
  }

  private func read(_ path: String) throws -> ParsedGuide {
    guard launchesText != nil || FileManager.default.fileExists(atPath: path) else {
      throw UsageError.noLaunchesFile(path)
    }
    do {
      let bytes =
        try launchesText.map { Array($0.utf8) } ?? Array(Data(contentsOf: URL(filePath: path)))
      return GuideParser.parse(bytes, path: path, name: path)
    } catch {
      throw ProjectError.unreadable(path: path, reason: FailureReason.text(of: error))
    }
  }
}

/// The SDK that an app is built with, and what keeps it from being launched.
private typealias Refusal = (sdk: String, reason: SceneAdoptionGap)

extension AppFolder {
  /// Whether anything in the app's files may count as a scene manifest.
  fileprivate var mentionsScenes: Bool {
    informationPropertyList?.text.contains("UIApplicationSceneManifest") == true
      || settings.keys.contains { $0.contains("UIApplicationSceneManifest") }
      || sources.contains { $0.text.contains("configurationForConnecting") }
  }
}

extension RunRecord {
  /// Why the system did not launch the app, if that is because it has not adopted scenes.
  fileprivate var refusalWithoutScenes: Refusal? {
    for event in launches.flatMap(\.events) {
      if case .decision(.appNotLaunched(let sdk, let reason)) = event.content {
        return (sdk, reason)
      }
    }
    return nil
  }
}
