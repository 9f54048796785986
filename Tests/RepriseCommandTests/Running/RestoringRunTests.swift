import Foundation
import Testing

/// Guides whose launches find another app, or another luck, than the one that saved.
struct RestoringRunTests {
  private static func guide(_ controller: String, launches: [String]) -> String {
    """
    # Restoring

    ```swift example=app
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        let page = Page()
        page.restorationIdentifier = "Page"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = page
        window?.makeKeyAndVisible()
        return true
      }

      func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
      ) -> Bool { true }

      func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
      ) -> Bool { true }
    }

    \(controller)
    ```

    \(launches.map { "```swift launch\($0)\n```" }.joined(separator: "\n\n"))

    """
  }

  /// The lines of each launch's trace that have a text, with one space between their columns.
  private static func lines(
    of finished: FinishedCommand, with text: String
  ) -> [String] {
    finished.output.split(separator: "\n").filter { $0.contains(text) }.map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  // What the ending says need not be said by a warning, too: this guide is as its author wants it.
  @Test func canExpectAValueThatCannotBeSaved() async throws {
    let guide = Self.guide(
      """
      struct Place { var row = 1 }

      class Page: UIViewController {
        override func encodeRestorableState(with coder: NSCoder) {
          super.encodeRestorableState(with: coder)
          coder.encode(Place(), forKey: "place")
        }
      }
      """,
      launches: [" traps=\"place: Place does not conform to NSCoding\"\napp.enterBackground()"])
    try await GuideProject.with(guide: guide) { project in
      let finished = try await project.reprise("verify", "--warnings-as-errors")
      #expect(finished.findings == "")
      #expect(finished.exitCode == 0)
    }
  }

  // uikit-restoration 10.2: the limit of crashes is one, unless a launch argument says two.
  @Test func throwsStateAwayAfterTwoCrashesWhereALaunchArgumentSaysSo() async throws {
    let argument = #" arguments="-StateRestorationPolicy.crashLimit 2""#
    let dying = #" traps="lost""# + argument
    let guide = Self.guide(
      """
      class Page: UIViewController {
        override func decodeRestorableState(with coder: NSCoder) {
          super.decodeRestorableState(with: coder)
          fatalError("lost")
        }
      }
      """,
      launches: [
        "\napp.enterBackground()", dying, dying,
        argument + "\nprint(\"alive\")  // Prints \"alive\"",
      ])
    try await GuideProject.with(guide: guide) { project in
      #expect(try await project.reprise("verify").exitCode == 0)
      let run = try await project.reprise("run", "guide")
      #expect(run.exitCode == 0)
      #expect(
        Self.lines(of: run, with: "saved state") == [
          "launch saved state kept the launch before this one ended while it was restoring; it is "
            + "deleted after 2 crashes",
          "launch saved state deleted the launch before this one ended while it was restoring",
        ])
      #expect(
        Self.lines(of: run, with: "app crashes")
          == Array(repeating: "end app crashes Fatal error: lost", count: 2))
    }
  }

  // JSON, in which results are kept, has no such numbers.
  @Test(arguments: ["Double.nan", "-Double.infinity"])
  func keepsNumbersThatJSONDoesNotHave(number: String) async throws {
    let guide = Self.guide(
      """
      class Page: UIViewController {
        override func encodeRestorableState(with coder: NSCoder) {
          super.encodeRestorableState(with: coder)
          coder.encode(\(number), forKey: "number")
        }
      }
      """, launches: ["\napp.enterBackground()"])
    try await GuideProject.with(guide: guide) { project in
      let (first, again) = (
        try await project.reprise("run", "guide"), try await project.reprise("run", "guide")
      )
      #expect(first.exitCode == 0, "\(first.errors)")
      let text = number == "Double.nan" ? "nan" : "-inf"
      #expect(first.output.contains("number............................\(text)\n"))
      #expect(again.output == first.output)
      #expect(try await project.reprise("run", "guide", "--json").output.contains("\"\(text)\""))
    }
  }

  // uikit-restoration 4.1, 8: a row that is gone since the save is neither selected nor scrolled to.
  @Test func goesWithoutARowThatIsGoneSinceTheSave() async throws {
    let guide = Self.guide(
      """
      class Page: UITableViewController, UIDataSourceModelAssociation {
        var names = ["a", "b", "c"]

        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.restorationIdentifier = "Table"
          clearsSelectionOnViewWillAppear = false
          if UserDefaults.standard.bool(forKey: "isShorter") { names.remove(at: 1) }
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          names.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }

        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }

        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
          names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
        }
      }
      """,
      launches: [
        """

        let table = (app.rootViewController as! UITableViewController).tableView!
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        UserDefaults.standard.set(true, forKey: "isShorter")
        app.enterBackground()
        """,
        """

        let table = (app.rootViewController as! UITableViewController).tableView!
        print(table.numberOfRows(inSection: 0), table.indexPathForSelectedRow == nil)  // Prints "2 true"
        """,
      ])
    try await GuideProject.with(guide: guide) { project in
      #expect(try await project.reprise("verify").findings == "")
      let run = try await project.reprise("run", "guide")
      #expect(run.exitCode == 0)
      #expect(
        Self.lines(of: run, with: "element skipped") == [
          "decode Page/Table element skipped the data source has none named b"
        ])
    }
  }
}
