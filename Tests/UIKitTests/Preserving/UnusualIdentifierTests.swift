import Foundation
import RunRecord
import Testing

/// Identifiers that look like something else, long ones, and long paths (safety 4.2).
@Suite struct UnusualIdentifierTests {
  // "é" in one code point is not "é" in two: in a file both have their place.
  @Test(arguments: ["", "..", ":[0]", "🏙️ Zürich", "\u{E9}", "e\u{301}", "$class", "a\tb\n"])
  func comeBackAsTheyWere(_ identifier: String) async throws {
    let launch = try await restored(identifier)
    #expect(launch.output == "5\n")
  }

  @Test func ofTenThousandBytesComeBack() async throws {
    let launch = try await restored(String(repeating: "0123456789", count: 1_000))
    #expect(launch.output == "5\n")
  }

  @Test func ofTwoSpellingsAreTold() async throws {
    let program = program(
      root: """
        let tabs = named(UITabBarController(), "tabs")
            tabs.viewControllers = [Page("\\u{E9}", 1), Page("e\\u{301}", 2)]
            return tabs
        """)
    let run = try await program.run()
    #expect(run.launches[1].output == "1\n2\n")
  }

  @Test func ofTwoHundredControllersInEachOtherComeBack() async throws {
    let program = program(
      root: """
        let pages = (0..<200).map { Page("page\\($0)", $0) }
            for (outer, inner) in zip(pages, pages.dropFirst()) { outer.addChild(inner) }
            return pages[0]
        """)
    let run = try await program.run()
    #expect(run.launches[1].output == (0..<200).map { "\($0)\n" }.joined())
  }

  @Test func ofNoControllerAreNone() async throws {
    let program = AppProgram(
      root: "UIViewController()",
      launches: ["app.enterBackground()", ""])
    let run = try await program.run()
    #expect(run.launches[0].savedPaths == [])
    #expect(run.launches[1].events.contains { $0.text.name == "app becomes active" })
  }

  private func restored(_ identifier: String) async throws -> LaunchRecord {
    let literal = identifier.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    let run = try await program(root: "Page(\"\(literal)\", 5)").run()
    return run.launches[1]
  }

  private func program(root: String) -> AppProgram {
    AppProgram(
      root: root,
      code: """
        class Page: UIViewController {
          var number: Int
          init(_ identifier: String, _ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = identifier
          }
          required init?(coder: NSCoder) { fatalError() }
          override func encodeRestorableState(with coder: NSCoder) {
            coder.encode(number, forKey: "number")
            coder.encode(children, forKey: "children")
          }
          override func decodeRestorableState(with coder: NSCoder) { print(coder.decodeInteger(forKey: "number")) }
        }
        """,
      launches: ["app.enterBackground()", ""])
  }
}
