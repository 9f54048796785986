import Foundation
import Testing

/// Findings are at the exact line and column, whatever a fence stands in.
///
/// Each guide has marks, `⟦rule⟧`, where findings must be; they are taken out before it is written.
struct PositionTests {
  /// What a fence stands in: the lines before it, what is before its first line and before all
  /// others.
  private struct Container: Sendable {
    var name: String
    var before = ""
    var first = ""
    var rest = ""
    var lineEnd = "\n"
    var mark = "```"
  }

  private static let containers = [
    Container(name: "plain"),
    Container(name: "non-ascii-above", before: "é 👩‍👩‍👧 값\n\n"),
    Container(name: "list", first: "- ", rest: "  "),
    Container(name: "ordered", before: "1. é\n\n", first: "   ", rest: "   "),
    Container(name: "nested", before: "- é\n\n  10. 값\n\n", first: "      ", rest: "      "),
    Container(name: "quote", first: "> ", rest: "> "),
    Container(name: "tight-quote", first: ">", rest: ">"),
    Container(name: "list-in-quote", before: "> - 값\n>\n", first: ">   ", rest: ">   "),
    Container(name: "quote-in-list", before: "* a\n\n", first: "  > ", rest: "  > "),
    Container(name: "tab-list", before: "-\ta\n\n", first: "\t", rest: "\t"),
    Container(name: "below-table", before: "| a | é |\n|---|---|\n| b | 값 |\n"),
    Container(name: "front-matter", before: "---\ntitle: \"é\"\n---\n# A\n\n"),
    Container(name: "windows", before: "é\n\n", lineEnd: "\r\n"),
    Container(name: "byte-order-mark", before: "\u{FEFF}é\n\n"),
    Container(name: "tildes", mark: "~~~~"),
    Container(name: "indented", first: "   ", rest: "   "),
    Container(name: "footnote", before: "a[^1]\n\n[^1]: b\n\n", first: "    ", rest: "    "),
    Container(name: "windows-quote", first: "> ", rest: "> ", lineEnd: "\r\n"),
  ]

  /// Fences that are wrong in one place each.
  private static let faults = [
    // The info string.
    ["swift run ⟦swift.no-warning⟧warns=\"é\" ⟦fence.unknown-word⟧hiden", "print(1)"],
    ["swift⟦⟧ run ⟦fence.missing-value⟧skip", "print(1)"],
    // The compiler.
    ["swift run", "let größe = 1", "print(\"né\", größe, ⟦swift.error⟧unknownName, größe)"],
    ["swift run", "if true {", "\tlet 값: Int = ⟦swift.error⟧\"일\"", "\tprint(값)", "}"],
    // What was printed, and what values are.
    ["swift run", "\tprint(\"👩‍👩‍👧\") ⟦prints.different⟧// Prints \"é\""],
    ["swift run", "let é = 1  ⟦value.different⟧// => 2"],
    ["swift run", "print(1)", "", "⟦prints.never-printed⟧// Prints \"2\""],
    // A trap.
    ["swift run", "let é = [1]", "_ = (\"값\", é⟦run.trapped⟧[1])"],
    // Comments.
    ["swift run", "struct A {", "  let é = 1  ⟦value.misplaced⟧// => 1", "}"],
    ["swift run", "print(1)", "\t⟦snippet.nothing-hidden⟧// snippet.show"],
  ]

  private static func text(of faults: [[String]], in container: Container) -> String {
    let fences = faults.map { lines in
      ([container.mark + lines[0]] + lines.dropFirst() + [container.mark]).enumerated()
        .map { index, line in
          // Only the list's own first line begins with its mark.
          (index == 0 ? container.first : container.rest) + line
        }
        .joined(separator: "\n")
    }
    return (container.before + fences.joined(separator: "\n\n") + "\n")
      .replacing("\n", with: container.lineEnd)
  }

  /// The text without marks, and the `line:column rule` of each.
  private static func unmarked(_ marked: String) -> (text: String, places: [String]) {
    var places: [String] = []
    let lines = marked.replacing("⟦⟧", with: "")
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      var rest = String(line)
      while let match = rest.firstMatch(of: #/⟦([a-z.-]+)⟧/#) {
        let column = rest[..<match.range.lowerBound].replacing("\u{FEFF}", with: "").count + 1
        places.append("\(index + 1):\(column) \(match.output.1)")
        rest.removeSubrange(match.range)
      }
    }
    return (marked.replacing(#/⟦[a-z.-]*⟧/#, with: ""), places)
  }

  @Test func areExactInEveryContainer() async throws {
    var files: [String: String] = [:]
    var expected: [String: [String]] = [:]
    for container in Self.containers {
      // A word that is wrong keeps its example from running, and no other.
      let (text, places) = Self.unmarked(Self.text(of: Self.faults, in: container))
      files["\(container.name).md"] = text
      expected["Content/\(container.name).md"] = places.sorted()
    }
    let found = try await found(in: files)
    for (path, places) in expected { #expect(found[path]?.sorted() == places, "\(path)") }
    #expect(expected.values.joined().count == Self.containers.count * (Self.faults.count + 1))
  }

  @Test func areExactInAnAppsFilesAndLaunches() async throws {
    let app = SampleGuides.appCode.replacing(
      "    return true\n  }\n\n  func application(\n    _ application: UIApplication, shouldSave",
      with: "    let é = ⟦swift.error⟧missing\n    return true\n  }\n\n  func application(\n"
        + "    _ application: UIApplication, shouldSave")
    let launch = "```swift launch\nlet 값 = 1; 값.⟦swift.error⟧missing()\n```\n"
    let quoted = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }
        .joined(separator: "\n") + "\n"
    }
    let guides = [
      "launch.md": "```swift example=app\n\(SampleGuides.appCode)\n```\n\n\(quoted(launch))",
      "file.md": quoted("```swift example=app\n\(app)\n```"),
    ]
    let unmarked = guides.mapValues(Self.unmarked)
    let found = try await found(in: unmarked.mapValues(\.text))
    for (name, guide) in unmarked { #expect(found["Content/\(name)"] == guide.places, "\(name)") }
  }

  @Test func ofCallsInARecordAreTheAuthors() async throws {
    let guide = "- é\n\n  > ```swift run\n  > let 값 = 1; print(값)\n  > ```\n"
    try await GuideProject.with(guide: guide) { project in
      let finished = try await project.reprise("run", "guide", "--json")
      let json = try JSONSerialization.jsonObject(with: Data(finished.output.utf8))
      let examples = (json as? NSDictionary)?["examples"] as? [NSDictionary]
      let launches = examples?.first?["launches"] as? [NSDictionary]
      let events = launches?.first?["events"] as? [NSDictionary]
      let sites = events?.compactMap { $0["callSites"] as? [NSDictionary] }.joined()
      #expect(sites?.first?["line"] as? Int == 4)
      // Where the call's parenthesis or name stands, as the compiler has it.
      let column = try #require(sites?.first?["column"] as? Int)
      #expect(column == 16)
    }
  }

  /// The method that an event is about, or else the name of what happened.
  private static func name(of event: NSDictionary) -> String? {
    let content = (event["kind"] as? String).flatMap { event[$0] as? NSDictionary }
    return content?["method"] as? String ?? content?.allKeys.first as? String
  }

  /// What the engine calls is at its declaration, what the author's code causes at that code.
  @Test func ofEventsAreTheAuthors() async throws {
    let guide = """
      # é

      > ```swift example=app
      > import UIKit
      >
      > class First: UIViewController {
      >   override func encodeRestorableState(with coder: NSCoder) {
      >     let 값 = "é"; coder.encode(값, forKey: "word")
      >   }
      > }
      >
      > class Second: First {}
      >
      > extension Second {
      >   override func viewDidLoad() { title = "second" }
      > }
      >
      > @main
      > class AppDelegate: UIResponder, UIApplicationDelegate {
      >   var window: UIWindow?
      >
      >   func application(
      >     _ application: UIApplication,
      >     willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      >   ) -> Bool {
      >     window = UIWindow()
      >     let second = Second()
      >     second.restorationIdentifier = "second"
      >     window?.rootViewController = second
      >     window?.makeKeyAndVisible()
      >     return true
      >   }
      >
      >   func application(
      >     _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
      >   ) -> Bool { true }
      >
      >   func application(
      >     _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
      >   ) -> Bool { true }
      > }
      > ```

      - ```swift launch
        let é = 1; _ = é; app.enterBackground()
        ```

      """
    try await GuideProject.with(guide: guide) { project in
      let finished = try await project.reprise("run", "guide", "--json")
      let json = try JSONSerialization.jsonObject(with: Data(finished.output.utf8))
      let examples = (json as? NSDictionary)?["examples"] as? [NSDictionary]
      let launches = examples?.first?["launches"] as? [NSDictionary]
      let events = launches?.first?["events"] as? [NSDictionary] ?? []
      func places(of event: NSDictionary?) -> [String]? {
        (event?["callSites"] as? [NSDictionary])?.map {
          "\($0["path"] ?? "") \($0["line"] ?? 0):\($0["column"] ?? 0)"
        }
      }
      func places(_ name: String, of type: String? = nil) -> [String]? {
        places(
          of: events.first {
            Self.name(of: $0) == name
              && (type == nil || ($0["object"] as? NSDictionary)?["className"] as? String == type)
          })
      }
      let path = "Content/guide.md"
      #expect(places("application(_:willFinishLaunchingWithOptions:)") == ["\(path) 22:10"])
      #expect(places("viewDidLoad()") == ["\(path) 15:19", "\(path) 30:15"])
      #expect(places("appEntersBackground") == ["\(path) 45:25"])
      #expect(
        places("encodeRestorableState(with:)", of: "Second")
          == ["\(path) 7:19", "\(path) 45:25"])
      #expect(places("encode(_:forKey:)", of: "Second") == ["\(path) 8:26", "\(path) 45:25"])
      #expect(places("archiveWritten") == ["\(path) 45:25"])
      // What nothing of the author's led to is at the class it is about, and at the launch.
      #expect(places("viewDidAppear(_:)", of: "Second") == ["\(path) 12:9", "\(path) 44:3"])
      #expect(places("processStarts") == ["\(path) 44:3"])
      for event in events {
        let places = places(of: event) ?? []
        #expect(!places.isEmpty, "\(Self.name(of: event) ?? "")")
        #expect(places.allSatisfy { $0.contains(#/ [1-9]\d*:[1-9]\d*$/#) }, "\(places)")
      }
    }
  }

  /// The `line:column rule` of what is found in each guide.
  private func found(in files: [String: String]) async throws -> [String: [String]] {
    try await GuideProject.with(files) { project in
      let finished = try await project.reprise("verify", "--json")
      let json = try JSONSerialization.jsonObject(with: Data(finished.output.utf8))
      let findings = (json as? NSDictionary)?["findings"] as? [NSDictionary] ?? []
      var found: [String: [String]] = [:]
      for finding in findings {
        guard let place = finding["location"] as? NSDictionary, let path = place["path"] as? String
        else { continue }
        found[path, default: []].append(
          "\(place["line"] ?? 0):\(place["column"] ?? 0) \(finding["rule"] ?? "")")
      }
      return found
    }
  }
}
