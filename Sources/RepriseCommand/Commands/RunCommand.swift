import ArgumentParser
import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup
import RunRecord
import SiteBuilder

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs the examples of a guide, or an app's folder, and prints the results.",
    discussion: """
      With --app, it runs an app's folder as Xcode keeps it: the app goes to the background, is \
      killed, and is launched again. To launch it in another way, write code blocks `swift launch`, \
      and result blocks if you like, into the Markdown file of --launches. Strings and collections \
      that are very long are cut; --json has all of them. In a terminal, the lines of a trace are \
      as wide as it is. Exits 1 if an example has an error.
      """)

  @OptionGroup var options: ProjectOptions

  @Argument(
    help: ArgumentHelp(
      "A guide's name or file; with #, one of its examples.", valueName: "guide[#example]"))
  var target: String?

  @Option(
    name: .long,
    help: ArgumentHelp("The folder of an app to run, as Xcode keeps it.", valueName: "dir"))
  var app: String?

  @Option(
    name: .long,
    help: ArgumentHelp("A Markdown file with the launches of --app.", valueName: "file"))
  var launches: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A new Markdown file for launches that try what the user can press on the app's first screen.",
      valueName: "file"))
  var record: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The Xcode project to run, by its name or path, if the folder has several.",
      valueName: "name"))
  var project: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The Xcode scheme that names the target and the app's launch arguments.", valueName: "name"))
  var scheme: String?

  @Option(
    name: .customLong("target"),
    help: ArgumentHelp("The target to run, if not the project's first one.", valueName: "name"))
  var appTarget: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The SDK that --app is built with; 27 requires scenes, and lists what an app without them loses.",
      valueName: "version"))
  var sdk: String?

  @Flag(name: .long, help: "Write the results into the file of --launches.")
  var accept = false

  @Option(
    name: .long,
    help: ArgumentHelp("A folder to write the app's screens to, as SVG.", valueName: "dir"))
  var screens: String?

  @Flag(
    name: .long,
    help: """
      Skip in traces what the app can't change: the turns of its life, appearing views, and repeated lines.
      """)
  var brief = false

  @Flag(name: .long, help: "Don't print the archives.")
  var noArchive = false

  @Flag(name: .long, help: "Print the records as JSON.")
  var json = false

  func validate() throws {
    if app == nil, target == nil {
      throw ValidationError("Name a guide, or an app's folder with --app.")
    }
    if app != nil, target != nil {
      throw ValidationError("Name either a guide or --app, not both.")
    }
    if accept, launches == nil {
      throw ValidationError("--accept needs --launches; `reprise accept` is for guides.")
    }
    let ofApp = [launches, record, appTarget, sdk, project, scheme].compactMap(\.self)
    if app == nil, !ofApp.isEmpty {
      throw ValidationError(
        "--launches, --record, --project, --scheme, --target and --sdk need --app.")
    }
    if record != nil, launches != nil || screens != nil || json || brief || noArchive {
      throw ValidationError(
        "--record prints no run: run the file that it writes with --launches.")
    }
    if scheme != nil, appTarget != nil {
      throw ValidationError("Name either a scheme or a target: a scheme names its target.")
    }
    if json, brief || noArchive {
      throw ValidationError("--brief and --no-archive are for text; --json prints all.")
    }
    if let sdk, !LaunchConditions.isVersion(sdk) {
      throw ValidationError("`\(sdk)` is not the version of an SDK: write it as in --sdk 27.")
    }
  }

  func run() async throws {
    if let app {
      let choice = AppChoice(project: project, target: appTarget, scheme: scheme)
      let run = AppRun(folder: app, launches: launches, choice: choice, sdk: sdk)
      if let record { try await write(run, to: record) } else { try await self.run(run) }
    } else if let target {
      try await run(guide: target)
    }
  }

  private func run(_ app: AppRun) async throws {
    let result = try await app.result(try options.pipeline())
    // What to do comes before the trace, which ends with the system's refusal.
    Report.findings(options.spelled(result.losses))
    try print([result.outcome].compactMap(\.self))
    var findings = result.findings
    if accept {
      for place in try app.accept(result.outcome?.pending ?? [], in: result.guide) {
        try Report.result("\(place): written")
      }
      findings.removeAll(where: app.isResolvedByAccepting)
    }
    if let other = result.otherProjects.first {
      for index in findings.indices where findings[index].rule == AppRun.severalProjectsRule {
        findings[index].fix = "to run the other one: \(app.command(project: other))"
      }
    }
    Report.findings(options.spelled(findings))
    if (result.losses + findings).hasErrors { throw ExitCode(1) }
  }

  /// Writes a launches file that presses what the app shows.
  private func write(_ app: AppRun, to path: String) async throws {
    let recording = LaunchesRecording(app: app, path: path)
    let result = try await recording.result(try options.pipeline())
    // What is on the app's screen is the app's.
    for line in result.summary { try Report.strangersText(line) }
    Report.findings(options.spelled(result.findings))
    if result.findings.hasErrors { throw ExitCode(1) }
  }

  private func run(guide target: String) async throws {
    let wanted = RunTarget(target, content: options.folders.content)
    let checked = try await Checking.run(try options.pipeline()) { wanted.includes($0) }
    try wanted.checkGuide(in: checked)
    guard let guide = checked.guides.first(where: { $0.guide.name == wanted.guide }) else {
      Report.findings(checked.diagnostics(inGuide: wanted.guide, of: options.folders.content))
      throw ExitCode(1)
    }
    try wanted.checkExample(in: guide)
    let store = PendingStore(folders: options.folders)
    try store.save(wanted.pending(PendingChanges(checked), before: store.load(), in: guide))
    try print(guide.outcomes)
    let findings = findings(wanted, guide: guide, checked: checked)
    Report.findings(options.spelled(findings))
    if findings.hasErrors { throw ExitCode(1) }
  }

  /// Of one example only what is wrong with it; of a guide, all.
  private func findings(
    _ wanted: RunTarget, guide: CheckedGuide, checked: CheckedGuides
  ) -> [Diagnostic] {
    wanted.example == nil
      ? checked.diagnostics(inGuide: wanted.guide, of: options.folders.content)
      : guide.outcomes.flatMap(\.diagnostics).inReadingOrder()
  }

  private func print(_ outcomes: [ExampleOutcome]) throws {
    if let screens {
      let count = try ScreenFiles(folder: screens, site: options.folders.site).write(outcomes)
      if !json { try Report.result("\(count) screens in \(screens)") }
    }
    guard json else {
      let texts = outcomes.filter { $0.record != nil }.map {
        RecordText(
          isBrief: brief, showsArchives: !noArchive, width: Terminal.widthOfResults
        ).text($0)
      }
      if !texts.isEmpty { try Report.strangersText(texts.joined(separator: "\n\n")) }
      return
    }
    let data = try RecordJSON.encoder(.prettyPrinted).encode(RunReport(outcomes))
    try Report.json(String(decoding: data, as: UTF8.self))
  }
}

extension CheckedGuides {
  fileprivate func diagnostics(inGuide name: String, of folder: String) -> [Diagnostic] {
    diagnostics.filter { $0.location.path == "\(folder)/\(name).md" }
  }
}
