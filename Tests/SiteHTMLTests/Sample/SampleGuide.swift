import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord
import SiteModel

/// A guide with everything a guide can hold, around the example of `SampleRun`.
enum SampleGuide {
  static let site = Site(
    title: "Reprise", summary: "State restoration, made visible.",
    pages: [page, PageBuilder.page(for: other, examples: [], runs: [:])])

  static let page = PageBuilder.page(
    for: guide, examples: [example], runs: ["tabs": SampleRun.record])

  static let guide = Guide(
    path: "Content/tab-bar.md", name: "tab-bar", lines: [], title: "A tab bar that comes back",
    summary: "A tab bar with a navigation stack is killed, and comes back where it was.",
    blocks: [
      .heading(
        level: 1, identifier: "title", content: [.text("A tab bar that comes back")]),
      .paragraph([
        .text("An app in the background may be killed at any time. The next launch is a "),
        .emphasis([.text("new process")]), .text(": what was in memory is gone."),
        .footnoteReference(number: 1, occurrence: 1), .text(" UIKit saves what has a "),
        .code("restorationIdentifier"), .text(", and "),
        .link(
          destination: "nothing.md#why", title: "", content: [.text("nothing else")]),
        .text("."),
      ]),
      .heading(level: 2, identifier: "the-app", content: [.text("The app")]),
      .paragraph([.text("Two tabs. The second has a stack with a draft on top.")]),
      .fence(app),
      .heading(level: 2, identifier: "kill", content: [.text("Kill it, and come back")]),
      .paragraph([.text("Going to the background saves. Then the process ends.")]),
      .fence(launches[0]), .fence(launches[1]),
      .heading(level: 2, identifier: "who", content: [.text("Who brings what back")]),
      .table(
        Table(
          alignments: [.none, .right], header: [[.text("Object")], [.text("Bytes")]],
          rows: [[[.code("Tabs")], [.text("19")]], [[.code("Detail")], [.text("54")]]])),
      .list(
        List(
          isTight: true,
          items: [
            .init(isDone: true, blocks: [.paragraph([.text("an identifier on every parent")])]),
            .init(
              isDone: false,
              blocks: [.paragraph([.strikethrough([.text("a subclass")]), .text(" a class")])]),
          ])),
    ],
    footnotes: [
      Footnote(label: "memory", blocks: [.paragraph([.text("All of it, without a warning.")])])
    ])

  static let other = Guide(
    path: "Content/nothing.md", name: "nothing", lines: [], title: "Nothing came back",
    summary: "One missing identifier, and the branch is gone.",
    blocks: [.heading(level: 2, identifier: "why", content: [.text("Why")])])

  static let example = Example(
    guide: "tab-bar", name: "tabs", kind: .app, module: "Tabs", bundleIdentifier: "guide.tabs",
    location: app.location, files: [.init(name: "main.swift", fences: [app])],
    launches: [
      .init(number: 1, fence: launches[0]), .init(number: 2, fence: launches[1]),
    ], expectations: [], lastFence: 2)

  static let app = fence(
    0, ["example": "tabs"],
    """
    import UIKit

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }

    final class DetailViewController: UIViewController, UIViewControllerRestoration {
      var draft = "" // what the user typed

      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(draft, forKey: "draft")
      }
    }
    """)

  static let launches = [
    fence(
      1, ["example": "tabs", "launch": nil],
      """
      app.tap("Compose")
      app.type("Dear <Reader>", into: "draft")
      app.enterBackground()
      """),
    fence(2, ["example": "tabs", "launch": nil], "print(app.visibleViewController) // back"),
  ]

  static func fence(
    _ index: Int, language: String = "swift", _ words: KeyValuePairs<String, String?>,
    _ text: String
  ) -> Fence {
    let location = SourceLocation(path: "Content/tab-bar.md", line: 10 + index * 20)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Fence(
      index: index, location: location, language: language,
      words: words.map { .init(name: $0.key, value: $0.value, location: location, length: 1) },
      body: lines.enumerated().map {
        .init(number: location.line + 1 + $0, text: String($1), prefixLength: 0)
      }, bodyLines: location.line + 1..<location.line + 1 + lines.count, linePrefix: "")
  }
}
