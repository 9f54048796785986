import Foundation
import KeyedArchive
import RunRecord
import Testing

/// Whole archives of another system or another app: they are offered, and what fits is restored
/// (uikit-restoration 8).
@Suite struct ForeignArchiveTests {
  private static let app = AppProgram(
    root: #"named(Root(), "root")"#,
    code: """
      class Root: UIViewController {
        override func encodeRestorableState(with coder: NSCoder) { coder.encode(7, forKey: "number") }
        override func decodeRestorableState(with coder: NSCoder) { print("decodes", coder.decodeInteger(forKey: "number")) }
      }
      """,
    launches: ["app.enterBackground()", ""],
    optingIn: """
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
          let saved = coder.decodeObject(of: NSString.self, forKey: UIApplication.stateRestorationSystemVersionKey)
          print("offered by", saved ?? "nobody", "to", UIDevice.current.systemVersion)
          return true
        }
      """)

  @Test(.pins("8.16"), arguments: ["17.0", "18.2"])
  func ofAnotherSystemIsOfferedWithItsVersion(system: String) async throws {
    var app = Self.app
    app.conditions = [LaunchConditions(), LaunchConditions(systemVersion: system)]
    let run = try await app.run()
    #expect(run.launches[1].output == "offered by 18.0 to \(system)\ndecodes 7\n")
    #expect(run.launches[1].decisions == ["root: found, existing object with this path"])
  }

  // The archive names no bundle: which app it is of is known by its folder alone.
  @Test(.pins("8.7", "8.8"))
  func ofAnotherAppRestoresNothing() async throws {
    try await Self.app.withBuiltApp { app in
      _ = try app.launch(1)
      let writer = RestorationArchiveWriter()
      for (path, className) in [("root", "Other.Root"), ("root/sheet", "Other.Sheet")] {
        writer.addObject(
          kind: .viewController, path: path, className: className,
          fields: [("number", .integer(8))])
      }
      writer.setRestorationClass("Other.Sheet", forPath: "root/sheet")
      try app.writeArchive(writer.data())
      let launch = try app.launch(2)
      #expect(
        launch.events.filter { $0.kind == .output }.map(\.text.detail) == [
          "offered by nobody to 18.0\n"
        ]
      )
      #expect(
        launch.decisions.contains(
          "root: not decoded, its class is App.Root, the saved object's class was Other.Root"))
      #expect(launch.decisions.contains { $0.contains("this app has no class Other.Sheet") })
      #expect(launch.decisions.contains { $0.hasPrefix("root/sheet: not found, ") })
      #expect(launch.events.contains { $0.text.name == "app becomes active" })
    }
  }
}
