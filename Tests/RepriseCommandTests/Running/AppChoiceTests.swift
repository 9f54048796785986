import Foundation
import Testing

/// Folders with several Xcode projects and schemes, of which one app runs.
struct AppChoiceTests {
  /// A project with two apps, each of which prints its name and its arguments.
  private static func project(_ first: String, _ second: String) -> String {
    func target(_ id: String, _ name: String) -> String {
      """
      F\(id) = { isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
      B\(id) = { isa = PBXBuildFile; fileRef = F\(id); };
      S\(id) = { isa = PBXSourcesBuildPhase; files = (B\(id)); };
      T\(id) = { isa = PBXNativeTarget; name = "\(name)"; buildPhases = (S\(id));
        buildConfigurationList = L; productType = "com.apple.product-type.application"; };
      """
    }
    return """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T1, T2); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2); };
        \(target("1", first))
        \(target("2", second))
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { MODE = "dark mode"; }; };
      }; rootObject = P; }
      """
  }

  private static func code(_ name: String) -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        print("\(name)", ProcessInfo.processInfo.arguments.dropFirst().joined(separator: "|"))
      }
    }
    """
  }

  private static func scheme(_ target: String, project: String = "B") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion="1500" version="1.7">
      <BuildAction><BuildActionEntries><BuildActionEntry buildForRunning="YES">
        <BuildableReference BuildableIdentifier="primary" BlueprintName="Three" ReferencedContainer="container:\(project).xcodeproj"/>
      </BuildActionEntry></BuildActionEntries></BuildAction>
      <LaunchAction buildConfiguration="Debug">
        <BuildableProductRunnable runnableDebuggingMode="0">
          <BuildableReference BlueprintName="\(target)" ReferencedContainer="container:\(project).xcodeproj"/>
        </BuildableProductRunnable>
        <CommandLineArguments>
          <CommandLineArgument argument="-theme &quot;$(MODE)&quot;" isEnabled="YES"/>
          <CommandLineArgument argument="-reset" isEnabled="NO"/>
        </CommandLineArguments>
      </LaunchAction>
    </Scheme>
    """
  }

  private static let files = [
    "A.xcodeproj/project.pbxproj": project("One", "Two"), "One.swift": code("one"),
    "Two.swift": code("two"),
    "In B/B.xcodeproj/project.pbxproj": project("Three", "Four"),
    "In B/Three.swift": code("three"), "In B/Four.swift": code("four"),
    "In B/B.xcodeproj/xcshareddata/xcschemes/Fourth.xcscheme": scheme("Four"),
    "In B/B.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Mine.xcscheme": scheme("Three"),
    "In B/B.xcodeproj/xcshareddata/xcschemes/Broken.xcscheme": "<Scheme>",
    "In B/B.xcodeproj/xcshareddata/xcschemes/Large.xcscheme":
      "<!DOCTYPE a [<!ENTITY b \"bbbb\">]>" + scheme("Four"),
    "In B/B.xcodeproj/xcshareddata/xcschemes/Tool.xcscheme": scheme("Tool"),
  ]

  private func run(
    _ arguments: String..., in body: (GuideProject, FinishedCommand) async throws -> Void
  ) async throws {
    try await GuideProject.with([:]) { project in
      for (path, text) in Self.files { try project.folder.write(text, to: "My Apps/\(path)") }
      try await body(project, project.reprise(["run", "--app", "My Apps"] + arguments))
    }
  }

  private func typed(_ command: String, in project: GuideProject) async throws -> FinishedCommand {
    let tool = URL(filePath: try RunningCommand.tool().path).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try await project.run(
      "sh", ["-c", "\(command) --cache \(project.cache.path)"],
      environment: ["PATH": "\(tool):\(path)"])
  }

  @Test func `of several projects the nearest runs, and the message names the others`() async throws
  {
    try await run { project, finished in
      #expect(finished.exitCode == 0, "\(finished.errors)")
      #expect(finished.output.contains("\none \n"))
      #expect(
        finished.findings.contains(
          "My Apps:1:1: warning: 2 projects in this folder build an app, and this is `A.xcodeproj`")
      )
      #expect(finished.findings.contains("    note: the other is `In B/B.xcodeproj`\n"))
      let fix = "reprise run --app 'My Apps' --project 'In B/B.xcodeproj'"
      #expect(finished.findings.contains("    fix: to run the other one: \(fix)\n"))
      let other = try await typed(fix, in: project)
      #expect(other.exitCode == 0, "\(other.errors)")
      #expect(other.output.contains("\nthree \n"))
      #expect(!other.errors.contains("several-projects"))
    }
  }

  @Test(arguments: [
    (["--project", "B"], "three "), (["--project", "B.xcodeproj", "--target", "Four"], "four "),
    (["--project", "My Apps/In B/B.xcodeproj/"], "three "), (["--target", "Two"], "two "),
    (["--scheme", "Fourth"], "four -theme|dark mode"),
    (["--scheme", "Mine"], "three -theme|dark mode"), (["--scheme", "Four"], "four "),
  ])
  func `an option says which app runs`(_ options: [String], prints: String) async throws {
    try await GuideProject.with([:]) { project in
      for (path, text) in Self.files { try project.folder.write(text, to: "My Apps/\(path)") }
      let finished = try await project.reprise(["run", "--app", "My Apps"] + options)
      #expect(finished.exitCode == 0, "\(finished.errors)")
      #expect(finished.output.contains("\n\(prints)\n"), "\(finished.output)")
      #expect(!finished.findings.contains("app.several-projects"))
    }
  }

  @Test func `the arguments of a launch replace those of the scheme`() async throws {
    let launches = "```swift launch arguments=-quiet\n```\n\n```swift launch\n```\n"
    try await GuideProject.with([:]) { project in
      for (path, text) in Self.files { try project.folder.write(text, to: "Apps/\(path)") }
      try project.folder.write(launches, to: "launches.md")
      let finished = try await project.reprise(
        "run", "--app", "Apps", "--scheme", "Fourth", "--launches", "launches.md")
      #expect(finished.output.contains("\nfour -quiet\n"), "\(finished)")
      #expect(finished.output.contains("\nfour -theme|dark mode\n"))
    }
  }

  @Test(arguments: [
    (
      ["--project", "C"], "no project `C` in this folder builds an app [app.unknown-project]",
      "write `--project A.xcodeproj` or `--project 'In B/B.xcodeproj'`"
    ),
    (
      ["--project", "A", "--target", "Tow"], "no target `Tow` builds an app [app.unknown-target]",
      "write `--target Two`"
    ),
    (
      ["--scheme", "Fuor"], "there is no scheme `Fuor` [app.unknown-scheme]",
      "write `--scheme Four`"
    ),
    (
      ["--scheme", "Broken"],
      "this scheme cannot be read: it is damaged, or names no target [app.unreadable-scheme]",
      "name the target with --target"
    ),
    (
      ["--scheme", "Large"],
      "this scheme cannot be read: it is damaged, or names no target [app.unreadable-scheme]",
      "name the target with --target"
    ),
    (
      ["--project", "B", "--scheme", "Tool"],
      "this scheme runs `Tool`, which is not an app's target [app.scheme-without-app]",
      "write `--target Three` or `--target Four`"
    ),
  ])
  func `a name that means nothing is an error that says what there is`(
    _ options: [String], summary: String, fix: String
  ) async throws {
    try await GuideProject.with([:]) { project in
      for (path, text) in Self.files { try project.folder.write(text, to: "My Apps/\(path)") }
      let finished = try await project.reprise(["run", "--app", "My Apps"] + options)
      #expect(finished.exitCode == 1)
      #expect(finished.findings.contains(": error: \(summary)"), "\(finished.findings)")
      #expect(finished.findings.contains("    fix: \(fix)\n"), "\(finished.findings)")
    }
  }

  @Test(arguments: [
    ["guide", "--project", "A"], ["guide", "--scheme", "A"],
    ["--app", "My Apps", "--scheme", "A", "--target", "B"],
  ])
  func `options that contradict each other are a wrong use`(_ arguments: [String]) async throws {
    try await GuideProject.with([:]) { project in
      let finished = try await project.reprise(["run"] + arguments)
      #expect(finished.exitCode == 2)
    }
  }
}
