import Foundation
import Testing

/// Apps in several languages: which of their files and texts a launch gets.
struct AppLanguageTests {
  private static let files = [
    "App/App.swift": """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

    class Screen: UIViewController {
      @IBOutlet private var label: UILabel!
      @IBOutlet private var button: UIButton!
      @IBOutlet private var segments: UISegmentedControl!
      override func viewDidLoad() {
        super.viewDidLoad()
        let (count, name) = (3, "Ann")
        print(NSLocalizedString("hello", comment: ""), String(localized: "hello"))
        print(String(localized: "\\(count) apples of \\(name)"))
        print(String(localized: "none", defaultValue: "100 % \\(count)"))
        print(String(localized: LocalizedStringResource("hello")))
        print(Bundle.main.preferredLocalizations, Locale.preferredLanguages)
        print(try! String(contentsOf: Bundle.main.url(forResource: "page", withExtension: "txt")!, encoding: .utf8))
        print(label.text!, button.title(for: .normal)!, segments.titleForSegment(at: 1)!, navigationItem.title!)
      }
    }
    """,
    "App/Base.lproj/Main.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="screen">
    <scenes><scene sceneID="s"><objects>
    <viewController id="screen" customClass="Screen" customModule="App" sceneMemberID="viewController">
    <view key="view" id="view"><subviews>
    <label text="Name" id="la-be-l01"><rect key="frame" x="20" y="120" width="300" height="40"/></label>
    <button id="bu-tt-o01"><rect key="frame" x="20" y="220" width="300" height="40"/><state key="normal" title="Save"/></button>
    <segmentedControl id="se-gm-e01"><rect key="frame" x="20" y="320" width="300" height="40"/>
    <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    </subviews></view>
    <navigationItem key="navigationItem" title="Note" id="na-vi-g01"/>
    <connections><outlet property="label" destination="la-be-l01" id="o1"/>
    <outlet property="button" destination="bu-tt-o01" id="o2"/>
    <outlet property="segments" destination="se-gm-e01" id="o3"/></connections>
    </viewController></objects></scene></scenes></document>
    """,
    "App/de.lproj/Main.strings": """
    /* Class = "UILabel"; text = "Name"; ObjectID = "la-be-l01"; */
    "la-be-l01.text" = "Der Name";
    "bu-tt-o01.normalTitle" = "Sichern";
    "se-gm-e01.segmentTitles[1]" = "Zwei";
    "na-vi-g01.title" = "Notiz";
    "no-th-ing.text" = "?";
    """,
    "App/en.lproj/Localizable.strings":
      "\"hello\" = \"Hello\"; \"%lld apples of %@\" = \"%2$@ has %1$lld apples\";",
    "App/de.lproj/Localizable.strings":
      "\"hello\" = \"Hallo\"; \"%lld apples of %@\" = \"%lld Äpfel von %@\";",
    "App/pt-BR.lproj/Localizable.strings": "\"hello\" = \"Olá\";",
    "App/en.lproj/page.txt": "a page", "App/de.lproj/page.txt": "eine Seite",
    "App/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>com.example.app</string>
    <key>CFBundleDevelopmentRegion</key><string>en</string>
    <key>UIMainStoryboardFile</key><string>Main</string>
    </dict></plist>
    """,
  ]

  private func output(of launch: String) async throws -> String {
    try await GuideProject.with([:]) { project in
      for (path, text) in Self.files { try project.folder.write(text, to: path) }
      try project.folder.write("```swift launch \(launch)\n```\n", to: "launches.md")
      let finished = try await project.reprise(
        "run", "--app", "App", "--launches", "launches.md", "--no-archive", "--brief")
      #expect(finished.exitCode == 0, "\(finished.errors)")
      let parts = finished.output.components(separatedBy: "Output\n------\n")
      return parts[1].components(separatedBy: "\n\nEnding")[0]
    }
  }

  private static let english = """
    Hello Hello
    Ann has 3 apples
    100 % 3
    Hello
    ["en"] ["en-US"]
    a page
    Name Save Two Note
    """

  @Test func `without a language, an app is in English`() async throws {
    #expect(try await output(of: "") == Self.english)
  }

  @Test(arguments: ["language=de", "locale=de_AT", "locale=en_US language=de-CH"])
  func `texts, files and storyboards are in the language of the launch`(launch: String) async throws
  {
    let language = launch == "locale=de_AT" ? "de-AT" : launch.hasSuffix("de-CH") ? "de-CH" : "de"
    #expect(
      try await output(of: launch) == """
        Hallo Hallo
        3 Äpfel von Ann
        100 % 3
        Hallo
        ["de"] ["\(language)"]
        eine Seite
        Der Name Sichern Zwei Notiz
        """)
  }

  @Test func `a string catalog has the texts of all languages`() async throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "plain": {}, "half \\"%@\\"\\n": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "halb \\"%@\\"\\n"}}}},
        "%lld rows": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "a row"}}, "other": {"stringUnit": {"state": "new", "value": "%lld rows here"}}}}},
          "de": {"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": "%lld Zeilen"}}}}}}}
      }}
      """
    let app = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {}
      }
      """
    let launch = #"""
      let name = "x"
      print(String(localized: "plain"), String(localized: "half \"\(name)\"\n"), String(localized: "\(2) rows"))
      ```

      """#
    try await GuideProject.with([:]) { project in
      try project.folder.write(app, to: "App/App.swift")
      try project.folder.write(catalog, to: "App/Localizable.xcstrings")
      try project.folder.write(
        "```swift launch\n\(launch)\n```swift launch language=de\n\(launch)", to: "launches.md")
      let finished = try await project.reprise("run", "--app", "App", "--launches", "launches.md")
      #expect(finished.exitCode == 0, "\(finished.errors)")
      #expect(finished.output.contains("\nplain half \"x\"\n 2 rows here\n"))
      #expect(finished.output.contains("\nplain halb \"x\"\n 2 Zeilen\n"))
    }
  }

  @Test func `a guide's app has the texts of its string catalog`() async throws {
    let app = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          print(NSLocalizedString("hello", comment: "").debugDescription)
          return true
        }
      }
      """
    let catalog = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"hello": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo,\r\nWelt"}}}}}}
      """#
    let guide = """
      # Guide

      ```swift example=app from=apps/App
      ```

      ```swift example=app launch language=de
      ```

      """
    try await GuideProject.with(["guide.md": guide]) { project in
      try project.content.write(app, to: "apps/App/App.swift")
      try project.content.write(catalog, to: "apps/App/Localizable.xcstrings")
      let finished = try await project.reprise("run", "guide")
      #expect(finished.output.contains(#""Hallo,\r\nWelt""#), "\(finished.errors)")
    }
  }

  @Test func `a string catalog that is none is an error`() async throws {
    try await GuideProject.with([:]) { project in
      try project.folder.write(
        "import UIKit\n@main class A: UIResponder, UIApplicationDelegate {}", to: "App/App.swift")
      try project.folder.write("[]", to: "App/Localizable.xcstrings")
      let finished = try await project.reprise("run", "--app", "App")
      #expect(finished.exitCode == 1)
      #expect(
        finished.findings.contains(
          "App/Localizable.xcstrings:1:1: error: this string catalog is not what Xcode writes"))
    }
  }

  @Test func `a region has files of its own`() async throws {
    let output = try await output(of: "language=pt-BR")
    #expect(output.hasPrefix("Olá Olá\n3 apples of Ann\n"))
    #expect(output.contains(#"["pt-BR"] ["pt-BR"]"#))
  }

  @Test func `in a language that the app doesn't have, it is in that of its development`()
    async throws
  {
    #expect(
      try await output(of: "locale=en_GB language=fr")
        == Self.english.replacing(#"["en-US"]"#, with: #"["fr"]"#))
  }
}
