import Foundation
import Testing

/// Apps that no guide holds, run from their folders as Xcode leaves them.
struct AppRunTests {
  private static let files = [
    "Notes/AppDelegate.swift": """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
    }
    """,
    "Notes/NoteViewController.swift": """
    import UIKit

    class NoteViewController: UIViewController {
      @IBOutlet private weak var field: UITextField!
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(field.text, forKey: "text")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        field.text = coder.decodeObject(forKey: "text") as? String
      }
    }
    """,
    "Notes/Base.lproj/Main.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="note">
    <scenes><scene sceneID="s"><objects>
    <viewController restorationIdentifier="Note" id="note" customClass="NoteViewController" customModule="Notes" sceneMemberID="viewController">
    <view key="view" id="view"><subviews><textField placeholder="Text" id="field"><rect key="frame" x="20" y="120" width="300" height="40"/></textField></subviews></view>
    <connections><outlet property="field" destination="field" id="o"/></connections>
    </viewController></objects></scene></scenes></document>
    """,
    "Notes/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>com.example.notes</string>
    <key>UIMainStoryboardFile</key><string>Main</string>
    </dict></plist>
    """,
    "NotesTests/NotesTests.swift": "import XCTest",
  ]

  private static let launches = """
    The user writes, and comes back.

    ```swift launch
    app.type("milk", into: "Text")
    app.enterBackground()
    ```

    ```swift launch
    print(app.view(UITextField.self, outlet: "field").text ?? "-")  // Prints "milk"
    ```

    ```output launch=2
    milk
    ```

    """

  private static func with(
    _ changes: [String: String] = [:], _ body: (GuideProject) async throws -> Void
  ) async throws {
    try await GuideProject.with([:]) { project in
      for (path, text) in files.merging(changes, uniquingKeysWith: { $1 }) {
        try project.folder.write(text, to: "Notes/\(path)")
      }
      try project.folder.write(launches, to: "launches.md")
      try await body(project)
    }
  }

  @Test func goesToTheBackgroundIsKilledAndComesBack() async throws {
    try await Self.with { project in
      let finished = try await project.reprise("run", "--app", "Notes")
      #expect(finished.exitCode == 0)
      #expect(finished.findings == "")
      #expect(finished.output.contains("[View Controller] Note (Class: Notes.NoteViewController)"))
      #expect(finished.output.contains("decode      Note         decodeRestorableState(with:)"))
    }
  }

  @Test func runsTheLaunchesOfAFile() async throws {
    try await Self.with { project in
      let finished = try await project.reprise(
        "run", "--app", "Notes/", "--launches", "launches.md")
      #expect(finished.findings == "")
      #expect(finished.exitCode == 0)
      #expect(finished.output.contains(#/text\.+milk/#))
    }
  }

  @Test func acceptsResultsAndCommentsOfTheLaunchesFile() async throws {
    let blank = """
      ```swift launch
      print("milk".count)  // Prints
      "milk".first!  // =>
      ```

      ```output
      ```

      """
    try await Self.with { project in
      try project.folder.write(blank, to: "blank.md")
      let run = ["run", "--app", "Notes", "--launches", "blank.md", "--brief"]
      let offered = try await project.reprise(run)
      #expect(offered.exitCode == 1)
      let fix = "    fix: reprise run --app Notes --launches blank.md --accept"
      #expect(offered.findings.split(separator: "\n").filter { $0 == fix }.count == 3, "\(offered)")
      let accepted = try await project.reprise(run + ["--accept"])
      #expect(accepted.exitCode == 0)
      #expect(accepted.findings == "")
      #expect(
        try project.folder.text("blank.md") == """
          ```swift launch
          print("milk".count)  // Prints "4"
          "milk".first!  // => "m"
          ```

          ```output
          4
          ```

          """)
    }
  }

  // Whatever ends its lines, and whether the last one has an end.
  @Test func copiesTheFilesOfTheBundleByteForByte() async throws {
    let read = """
      ```swift launch
      let url = Bundle.main.url(forResource: "words", withExtension: "json")!
      print(Array(try Data(contentsOf: url)))  // Prints "[91, 13, 10, 93]"
      ```

      """
    try await Self.with(["Notes/words.json": "[\r\n]"]) { project in
      try project.folder.write(read, to: "read.md")
      let finished = try await project.reprise("run", "--app", "Notes", "--launches", "read.md")
      #expect(finished.findings == "")
      #expect(finished.exitCode == 0)
    }
  }

  // What stands behind `#if` is compiled and traced as the project says.
  @Test(arguments: [
    (#"SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)";"#, true),
    (#"OTHER_SWIFT_FLAGS = "-Xfrontend -D DEBUG";"#, true),
    (#"OTHER_SWIFT_FLAGS = "-DDEBUG";"#, true),
    (#"SWIFT_ACTIVE_COMPILATION_CONDITIONS = "STAGING";"#, false),
    // The compiler would read more of its options from a file of the app.
    (#"OTHER_SWIFT_FLAGS = "-D @AppDelegate.swift";"#, false),
  ])
  func takesTheNamesThatTheProjectDefines(setting: String, isDebug: Bool) async throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (FA, FD); };
        FA = { isa = PBXFileReference; path = Notes/AppDelegate.swift; sourceTree = "<group>"; };
        FD = { isa = PBXFileReference; path = Notes/Debug.swift; sourceTree = "<group>"; };
        BA = { isa = PBXBuildFile; fileRef = FA; }; BD = { isa = PBXBuildFile; fileRef = FD; };
        SA = { isa = PBXSourcesBuildPhase; files = (BA, BD); };
        A = { isa = PBXNativeTarget; name = Notes; buildPhases = (SA); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(setting)
          INFOPLIST_FILE = Info.plist; }; };
      }; rootObject = P; }
      """
    let code = """
      import UIKit
      extension AppDelegate {
        #if DEBUG
        func applicationDidBecomeActive(_ application: UIApplication) { print("debugged") }
        #endif
      }
      """
    let changes = [
      "Notes.xcodeproj/project.pbxproj": project, "Notes/Debug.swift": code,
      "Info.plist": "<plist version=\"1.0\"><dict/></plist>",
    ]
    try await Self.with(changes) { project in
      let finished = try await project.reprise("run", "--app", "Notes")
      #expect(finished.exitCode == 0)
      #expect(finished.output.contains("debugged") == isDebug)
      #expect(finished.output.contains("applicationDidBecomeActive(_:)") == isDebug)
    }
  }

  // What no guide expects may differ in each run: an app is not a guide.
  @Test func takesAnAppThatSavesAnotherIdentifierEachTime() async throws {
    let code = Self.files["Notes/NoteViewController.swift"]?.replacing(
      "field.text, forKey", with: "UUID().uuidString, forKey")
    try await Self.with(["Notes/NoteViewController.swift": code ?? ""]) { project in
      let finished = try await project.reprise("run", "--app", "Notes")
      #expect(finished.exitCode == 0)
      #expect(
        finished.findings.contains(
          "Notes:1:1: warning: the archive of launch 1 of `notes` is not the same every time"))
    }
  }

  @Test func holdsTheAppToWhatTheFileExpectations() async throws {
    try await Self.with { project in
      try project.folder.write(
        Self.launches.replacing("milk\n```\n", with: "bread\n```\n"), to: "launches.md")
      let finished = try await project.reprise("run", "--app", "Notes", "--launches", "launches.md")
      #expect(finished.exitCode == 1)
      #expect(finished.findings.contains("launches.md:13:1: error: "))
      #expect(finished.findings.contains("- bread\n"))
    }
  }

  @Test func namesTheAppsOwnFilesAndWhatIsLeftOut() async throws {
    let changes = [
      "Notes/NoteViewController.swift": "import UIKit\n\nlet note: Note = 1\n", "Notes/Old.m": "",
    ]
    try await Self.with(changes) { project in
      let finished = try await project.reprise("run", "--app", "Notes")
      #expect(finished.exitCode == 1)
      #expect(finished.findings.contains("Notes/Notes/NoteViewController.swift:3:11: error: "))
      #expect(
        finished.findings.contains("warning: a file is skipped: Objective-C is not read"))
    }
  }

  // The compiler's check of an outlet has no line in the backtrace.
  @Test func saysWhereAnOutletWasNil() async throws {
    let code = Self.files["Notes/NoteViewController.swift"]?.replacing(
      "weak var field", with: "weak var field: UITextField!\n  var other")
    try await Self.with([
      "Notes/NoteViewController.swift": (code ?? "").replacing(
        "field.text, forKey", with: "other.text, forKey")
    ]) { project in
      let finished = try await project.reprise("run", "--app", "Notes")
      #expect(finished.exitCode == 1)
      #expect(
        finished.findings.contains(
          "Notes/Notes/NoteViewController.swift:8:5: error: Fatal error: Unexpectedly found nil"))
    }
  }

  // The first bytes of a GIF are text: ten by six pixels.
  @Test func givesTheAppTheImagesOfItsCatalogues() async throws {
    let set = "Notes/Assets.xcassets/moe.imageset"
    let changes = [
      "\(set)/picture.gif": "GIF89a\u{A}\0\u{6}\0",
      "\(set)/Contents.json":
        #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "picture.gif"}]}"#,
      "Notes/NoteViewController.swift": """
      import UIKit

      class NoteViewController: UIViewController {
        @IBOutlet private weak var field: UITextField!
        override func viewDidLoad() {
          super.viewDidLoad()
          print(UIImage(named: "moe")!.size, #imageLiteral(resourceName: "moe").scale)
        }
      }
      """,
    ]
    try await Self.with(changes) { project in
      let finished = try await project.reprise("run", "--app", "Notes")
      #expect(finished.exitCode == 0)
      #expect(finished.findings == "")
      #expect(finished.output.contains("(5.0, 3.0) 2.0"))
    }
  }

  @Test func needsAGuideOrAnApp() async throws {
    try await GuideProject.with([:]) { project in
      for arguments in [["run"], ["run", "a", "--app", "b"], ["run", "a", "--launches", "b"]] {
        let finished = try await project.reprise(arguments)
        #expect(finished.exitCode == 2)
      }
      let missing = try await project.reprise("run", "--app", "nothing")
      #expect(missing.exitCode == 1)
      #expect(missing.findings.hasPrefix("nothing:1:1: error: this folder does not exist"))
    }
  }

  // The system refuses the app; what it loses with the scenes that it must adopt is in its code.
  @Test("With the 27 SDK, say what an app without scenes will lose")
  func losesWithScenes() async throws {
    try await Self.with([
      "Notes/Other.swift": """
      import UIKit

      extension NoteViewController {
        func name(_ child: UIViewController, _ note: UIResponder & UIStateRestoring) {
          child.restorationIdentifier = "Child"
          child.restorationClass = nil
          UIApplication.registerObject(forStateRestoration: note, restorationIdentifier: "note")
        }
        func applicationDidEnterBackground(_ application: UIApplication) {}
        func find(_ launchOptions: [UIApplication.LaunchOptionsKey: Any]?) {
          let window = UIWindow(frame: .zero)
          print(window, UIApplication.shared.windows.count)
          if let url = launchOptions?[.url] { print(url) }
        }
      }
      """
    ]) { project in
      let finished = try await project.reprise(
        ["run", "--app", "Notes", "--launches", "launches.md", "--sdk", "27"])
      #expect(finished.exitCode == 1)
      let findings = finished.findings.split(separator: "\n").filter { $0.hasPrefix("Notes/") }
        .map { $0.dropFirst("Notes/Notes/".count) }
      #expect(
        findings == [
          "Info.plist:1:1: error: built with SDK 27, this app does not launch: its `Info.plist` has no `UIApplicationSceneManifest` [scenes.not-adopted]",
          "AppDelegate.swift:6:8: warning: with scenes, UIKit does not ask whether to save the controllers' state [scenes.not-saved]",
          "AppDelegate.swift:7:8: warning: with scenes, UIKit does not ask whether to restore the controllers' state [scenes.not-saved]",
          "NoteViewController.swift:5:17: warning: with scenes, nothing calls this: what it encodes is no longer saved [scenes.not-saved]",
          "NoteViewController.swift:9:17: warning: with scenes, nothing calls this: what it decodes is not restored [scenes.not-saved]",
          "Other.swift:5:11: warning: with scenes, an identifier saves nothing: this controller or view is not restored [scenes.not-saved]",
          "Other.swift:7:19: warning: with scenes, this object is no longer saved [scenes.not-saved]",
          "Other.swift:9:8: warning: with scenes, `applicationDidEnterBackground(_:)` is not called [scenes.not-called]",
          "Other.swift:11:18: warning: with scenes, a window without a scene is not shown [scenes.not-found]",
          "Other.swift:12:40: warning: with scenes, these are the windows of all scenes: none until a scene connects [scenes.not-found]",
          "Other.swift:13:34: warning: with scenes, this is not among the launch options [scenes.not-found]",
          "Base.lproj/Main.storyboard:4:16: warning: with scenes, an identifier saves nothing: this controller or view is not restored [scenes.not-saved]",
        ])
      #expect(
        finished.findings.split(separator: "\n").filter { $0.contains("see the guide") } == [
          #"    note: see the guide "Scenes and activities""#,
          #"    note: see the guide "Move a version check to scenes""#,
          #"    note: see the guide "From controllers to scenes""#,
          #"    note: see the guide "From controllers to scenes""#,
          #"    note: see the guide "From controllers to scenes""#,
          #"    note: see the guide "Move a model object to scenes""#,
          #"    note: see the guide "Scenes and activities""#,
          #"    note: see the guide "The app does not launch: scenes are required""#,
          #"    note: see the guide "The app does not launch: scenes are required""#,
          #"    note: see the guide "Scenes and activities""#,
          #"    note: see the guide "From controllers to scenes""#,
        ])
      // The trap stands in the trace, and the first finding says what to do about it.
      #expect(finished.output.contains("not launched    it was built with SDK 27"))
      #expect(!finished.findings.contains("[run.trapped]"))
    }
  }

  @Test("Says what an app loses before the trace, which ends with the refusal")
  func lossesComeFirst() async throws {
    try await Self.with { project in
      let tool = try RunningCommand.tool().path
      let line = "\(tool) run --app Notes --sdk 27 --cache \(project.cache.path) 2>&1"
      let screen = try await project.run("sh", ["-c", line]).output
      let loss = try #require(screen.range(of: "[scenes.not-saved]", options: .backwards))
      let trace = try #require(screen.range(of: "not launched  "))
      #expect(loss.upperBound < trace.lowerBound)
    }
  }

  // The app does not compile here, but its code still shows what it will lose.
  @Test("Says what an app loses that does not compile here, once each line")
  func losesWithoutCompiling() async throws {
    let lines = ["import SpriteKit", "let scene = SKScene(size: .zero)", ""]
    try await Self.with([
      "Notes/Game.swift": lines.joined(separator: "\n"),
      "Notes/Life.swift": """
      import UIKit

      extension AppDelegate {
        func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
      }
      """,
    ]) { project in
      for (sdk, loses) in [("27", true), ("26", false)] {
        let finished = try await project.reprise(["run", "--app", "Notes", "--sdk", sdk])
        #expect(finished.exitCode == 1)
        #expect(finished.findings.contains("Game.swift:1:8: error: "))
        #expect(finished.findings.contains("[scenes.not-adopted]") == loses)
        #expect(
          finished.findings.contains(
            "Life.swift:4:8: warning: with scenes, `application(_:didUpdate:)` is not called")
            == loses)
        #expect(finished.findings.contains("[delegate.not-called]") != loses)
      }
    }
  }

  @Test("Runs as before with the 26 SDK, and refuses what is not a version")
  func olderSDK() async throws {
    try await Self.with { project in
      let finished = try await project.reprise(
        ["run", "--app", "Notes", "--launches", "launches.md", "--sdk", "26"])
      #expect(finished.exitCode == 0, "\(finished.findings)")
      #expect(!finished.findings.contains("[scenes."))
      let refused = try await project.reprise(["run", "--app", "Notes", "--sdk", "new"])
      #expect(refused.exitCode == 2)
      #expect(
        refused.findings.contains("`new` is not the version of an SDK: write it as in --sdk 27."))
    }
  }

  /// `Main.swift` is also the name of the file for code without `file=`.
  @Test func mayHaveAFileCalledMain() async throws {
    try await GuideProject.with([:]) { project in
      try project.folder.write(
        "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n}\n",
        to: "App/Main.swift")
      let ran = try await project.reprise("run", "--app", "App")
      #expect(ran.exitCode == 0 && ran.output.contains("app becomes active"), "\(ran.errors)")
    }
  }
}
