import Foundation
import Testing

/// `from=`: files of the content folder in the place of a fence's body.
struct InclusionTests {
  @Test func takesCodeLaunchesAndInterfaceFilesFromFiles() async throws {
    let files = [
      "deep/guide.md": """
      # Guide

      ```swift example=app from=code/App.swift
      ```

      ```xml example=app from="../lists/Info.plist"
      ```

      ```swift launch from=code/first.swift
      ```

      ```swift run from=./code/../code/script.swift hidden
      ```

      """,
      "deep/code/App.swift": SampleGuides.appCode + "\n",
      "deep/code/first.swift":
        "print(Bundle.main.bundleIdentifier ?? \"\")  // Prints \"own.app\"\r\n",
      "deep/code/script.swift": "\u{FEFF}let secret = \"né\"\nprint(secret)  // Prints \"né\"",
      "lists/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>own.app</string></dict></plist>",
    ]
    try await GuideProject.with(files) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.findings == "")
      #expect(
        verified.output
          == "1 guide, 2 examples, 2 launches \(WorkingIsolation.text): 2 expectations met\n")
      #expect(try await project.reprise("build").exitCode == 0)
      let page = try project.site.text("deep/guide.html")
      #expect(page.contains("App.swift</figcaption>"))
      #expect(page.contains("bundleIdentifier"))
      #expect(!page.contains("secret"))
    }
  }

  private static let parts = """
    let unused: Missing
    // snippet.sum
    func sum(_ a: Int, _ b: Int) -> Int {
      a + b
    }
    print(sum(1, 2))  // Prints "3"
    // snippet.end

    // snippet.open
    print("x")  // Prints "y"

    """

  @Test func takesAPartOfAFile() async throws {
    let guide = """
      # Guide

      ```swift run from=code.swift region=sum
      ```

      ```swift run from=code.swift lines=3-6
      ```

      ```swift run from=code.swift lines=10
      ```

      """
    try await GuideProject.with(["guide.md": guide, "code.swift": Self.parts]) { project in
      let verified = try await project.reprise("verify")
      #expect(
        verified.findings == """
          Content/code.swift:10:13: error: the line printed something else [prints.different]
              10 | print("x")  // Prints "y"
                 |             ^
              - y
              + x


          """)
      try project.content.write(
        Self.parts.replacing("Prints \"y\"", with: "Prints \"x\""), to: "code.swift")
      #expect(try await project.reprise("build").findings == "")
      let page = try project.site.text("guide.html")
      #expect(page.contains("sum"))
      #expect(!page.contains("snippet.") && !page.contains("Missing"))
    }
  }

  @Test(arguments: [
    ("from=code.swift region=su", "`Content/code.swift` has no region `su` [from.no-region]"),
    ("from=code.swift region=hide", "has no region `hide` [from.no-region]"),
    ("from=code.swift region=open", "the region `open` of `Content/code.swift` never ends"),
    ("from=code.swift lines=0-2", "`0-2` does not name lines [from.bad-lines]"),
    ("from=code.swift lines=1,3", "`1,3` does not name lines [from.bad-lines]"),
    ("from=code.swift lines=9-11", "there is no line 11: `Content/code.swift` has 10"),
    ("region=sum", "`region=` is a part of a file, and none is named [from.no-file-named]"),
    ("from=code.swift region=sum lines=1", "`lines` cannot be combined with `region`"),
  ])
  func refusesAPartThatIsNotThere(_ words: String, _ text: String) async throws {
    let guide = "```swift run \(words)\n```\n"
    try await GuideProject.with(["guide.md": guide, "code.swift": Self.parts]) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      #expect(verified.findings.contains(text), "\(verified.findings)")
    }
  }

  @Test func endsWhereAGuideIncludesTooMuch() async throws {
    let fence = "```swift run from=long.swift\n```\n\n"
    let app = "```swift example=app from=app\n```\n"
    let line = "//" + String(repeating: "x", count: 1021) + "\n"
    var files = [
      "files.md": "# Files\n\n" + String(repeating: fence, count: 40),
      "folder.md": "# Folder\n\n\(app)",
      "long.swift": String(repeating: line, count: 1_000),
    ]
    for index in 1...5 { files["app/\(index).swift"] = String(repeating: line, count: 1_000) }
    try await GuideProject.with(files) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      let found = verified.findings.matches(of: #/(\S+): error: (.*) \[from.too-much\]/#)
      #expect(
        found.map { "\($0.output.1) \($0.output.2)" } == [
          "Content/files.md:15:14 `long.swift` cannot be included: with it, the guide includes more "
            + "than 4194304 bytes",
          "Content/folder.md:3:22 `app` cannot be included: with it, the guide includes more than "
            + "4194304 bytes",
        ])
    }
  }

  @Test func namesTheIncludedFileInFindings() async throws {
    let files = [
      "guide.md": "# Guide\n\n```swift run from=code.swift\n```\n",
      "code.swift": "let größe = 1\nprint(größe, missing)\nprint(1)  // Prints \"2\"\n",
    ]
    try await GuideProject.with(files) { project in
      let refused = try await project.reprise("verify")
      #expect(
        refused.findings == """
          Content/code.swift:2:14: error: cannot find 'missing' in scope [swift.error]
              2 | print(größe, missing)
                |              ^


          """)
      try project.content.write(
        "print(1)  // Prints \"2\"\nlet a = [1]\nprint(a[1])\n", to: "code.swift")
      let trapped = try await project.reprise("verify")
      #expect(trapped.findings.hasPrefix("Content/code.swift:3:8: error: Fatal error: Index out"))
      try project.content.write("print(1)  // Prints \"2\"\n", to: "code.swift")
      let different = try await project.reprise("verify")
      #expect(different.findings.hasPrefix("Content/code.swift:1:11: error: the line printed"))
      #expect(different.findings.contains("1 | print(1)  // Prints \"2\""))
      // What was found is not remembered once the file is another.
      try project.content.write("print(2)  // Prints \"2\"\n", to: "code.swift")
      #expect(try await project.reprise("verify").exitCode == 0)
    }
  }

  @Test(arguments: [
    ("missing.swift", "there is no such file [from.missing]"),
    ("code.swift/x.swift", "there is no such file [from.missing]"),
    ("../outside.swift", "it is outside of the content folder [from.outside]"),
    ("/etc/hostname", "it is outside of the content folder [from.outside]"),
    ("link-out.swift", "it is outside of the content folder [from.outside]"),
    ("circle.swift", "its links lead in a circle [from.circle]"),
    ("pipe.swift", "it is neither a file nor a folder [from.no-file]"),
    (
      "large.swift",
      "it has 1048577 bytes, and at most 1048576 are allowed [from.too-large]"
    ),
  ])
  func saysWhyAFileCannotBeIncluded(_ path: String, _ reason: String) async throws {
    let files = [
      "guide.md": "# Guide\n\n> ```swift run from=\(path)\n> ```\n",
      "code.swift": "print(1)\n", "large.swift": String(repeating: " ", count: (1 << 20) + 1),
    ]
    try await GuideProject.with(files) { project in
      try project.folder.write("print(1)\n", to: "outside.swift")
      let content = project.content.path
      for (link, target) in [
        ("link-out.swift", "../outside.swift"), ("circle.swift", "round.swift"),
        ("round.swift", "circle.swift"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(content)/\(link)", withDestinationPath: target)
      }
      try #require(mkfifo("\(content)/pipe.swift", 0o600) == 0)
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      #expect(
        verified.errors.contains(
          "Content/guide.md:3:16: error: `\(path)` cannot be included: \(reason)\n"))
    }
  }

  @Test func takesAnAppsWholeFolder() async throws {
    let delegate = SampleGuides.appCode.replacing("UIViewController()", with: "Root()")
    let files = [
      "guide.md": """
      # Guide

      ```swift example=app from=App
      ```

      ```swift launch
      print(app.rootViewController?.title ?? "")  // Prints "Title"
      let words = Bundle.main.url(forResource: "words", withExtension: "json")!
      print(Array(try Data(contentsOf: words)))  // Prints "[91, 13, 10, 93]"
      ```

      """,
      "App/Sources/AppDelegate.swift": delegate,
      "App/Sources/Deeper/Root.swift": """
      import UIKit
      class Root: UIViewController {
        override func viewDidLoad() { title = "Title" }
      }
      """,
      "App/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>own.app</string></dict></plist>",
      // The app's bundle has it byte for byte.
      "App/words.json": "[\r\n]",
    ]
    try await GuideProject.with(files) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.findings == "")
      #expect(
        verified.output
          == "1 guide, 1 example, 1 launch \(WorkingIsolation.text): 2 expectations met\n")
      #expect(try await project.reprise("build").exitCode == 0)
      #expect(try project.site.text("guide.html").contains("App/Sources/Deeper/Root.swift"))
      try project.content.write(
        "import UIKit\nclass Root: UIViewController { let a = missing }\n",
        to: "App/Sources/Deeper/Root.swift")
      let broken = try await project.reprise("verify")
      #expect(
        broken.findings.hasPrefix(
          "Content/App/Sources/Deeper/Root.swift:2:40: error: cannot find 'missing' in scope"))
      // A file that leads out of the content folder is none of the app's.
      try project.folder.write("class Other {}\n", to: "Other.swift")
      try FileManager.default.createSymbolicLink(
        atPath: project.content("App/Other.swift").path, withDestinationPath: "../../Other.swift")
      #expect(try await project.reprise("verify").findings.contains("[from.outside]"))
    }
  }

  // A catalog of images is not text, and in the app's bundle anyway.
  @Test func takesThePicturesOfAnAppsFolder() async throws {
    let icons = "App/Assets.xcassets/Icons"
    let files = [
      "guide.md": """
      # Guide

      ```swift example=app from=App
      ```

      ```swift launch
      print(UIImage(named: "Icons/page")!.size, UIImage(named: "cat")!.size)  // Prints "(100.0, 50.0) (2.0, 3.0)"
      ```

      """,
      "App/AppDelegate.swift": SampleGuides.appCode,
      "\(icons)/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "\(icons)/page.imageset/page.pdf": "%PDF-1.4\n1 0 obj <</Type /Page /MediaBox [0 0 100 50]>>",
      "\(icons)/page.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "page.pdf"}]}"#,
    ]
    let picture =
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + Data([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0, 0, 3])
    try await GuideProject.with(files) { project in
      try project.content.write(picture, to: "App/cat.png")
      #expect(try await project.reprise("verify").findings == "")
      // One that leads out of the content folder is none of the app's.
      try project.folder.write(picture, to: "other.png")
      try FileManager.default.createSymbolicLink(
        atPath: project.content("App/other.png").path, withDestinationPath: "../../other.png")
      #expect(try await project.reprise("verify").findings.contains("[from.outside]"))
    }
  }

  @Test func pointsAtTheByteThatIsNoText() async throws {
    try await GuideProject.with(["guide.md": "# Guide\n\n```swift run from=a.swift\n```\n"]) {
      project in
      try project.content.write(
        Data("print(1)\nlet é = \"".utf8) + [0xE9, 0x22], to: "a.swift")
      let verified = try await project.reprise("verify")
      #expect(
        verified.findings.hasPrefix(
          """
          Content/a.swift:2:10: error: the file cannot be included: it is not UTF-8 [from.encoding]
              note: it is included at Content/guide.md:3:14
          """))
    }
  }

  @Test func refusesABodyBesideAFile() async throws {
    let files = [
      "guide.md": "# Guide\n\n```swift run from=a.swift\nprint(1)\n```\n", "a.swift": "",
    ]
    try await GuideProject.with(files) { project in
      let verified = try await project.reprise("verify")
      #expect(
        verified.findings.hasPrefix(
          "Content/guide.md:3:14: error: a code block with `from=` must be empty [from.body]"))
    }
  }
}
