import RunRecord
import Testing

/// When the picture of the screen would not be used at the next launch (uikit-restoration 2.2, P9).
@Suite struct SnapshotTests {
  private func decisions(_ launch: String, code: String = "") async throws -> [String] {
    let run = try await AppProgram(
      root:
        #"named(UINavigationController(rootViewController: named(UIViewController(), "first")), "nav")"#,
      code: code, launches: [launch + "\napp.enterBackground()"]
    ).run()
    return run.launches[0].decisions.filter { $0.contains("snapshot") || $0.contains("Snapshot") }
  }

  @Test(.pins("P9.4"))
  func isNotUsedWithATopmostControllerWithoutIdentifier() async throws {
    #expect(try await decisions("") == [])
    #expect(
      try await decisions(
        "app.rootViewController!.present(UIViewController(), animated: false)") == [
          "UIViewController #2: snapshot not used, at the next launch: the topmost controller has no "
            + "restoration identifier"
        ])
  }

  // Alerts are not in the picture (uikit-restoration 4, row UIAlertController).
  @Test(.pins("P9.4"), arguments: [true, false])
  func looksForTheTopmostControllerBelowAnAlert(isNamed: Bool) async throws {
    let decisions = try await decisions(
      """
      let page = UIViewController()
      page.restorationIdentifier = \(isNamed ? #""page""# : "nil")
      app.rootViewController!.present(page, animated: false)
      page.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
      """)
    #expect(decisions.isEmpty == isNamed)
    #expect(decisions.allSatisfy { $0.hasPrefix("UIViewController #2: snapshot not used") })
  }

  @Test(
    .pins("P9.5"),
    arguments: [
      "UIActivityViewController(activityItems: [], applicationActivities: nil)",
      #"SFSafariViewController(url: URL(string: "https://example.com")!)"#,
    ])
  func isNotUsedWithATopmostControllerThatCannotBeRestored(_ controller: String) async throws {
    let decisions = try await decisions(
      """
      let controller = \(controller)
      controller.restorationIdentifier = "sheet"
      app.rootViewController!.present(controller, animated: false)
      """)
    #expect(decisions.count == 1)
    #expect(decisions[0].contains("snapshot not used"))
    #expect(decisions[0].contains("a controller of its kind cannot be restored"))
  }
}
