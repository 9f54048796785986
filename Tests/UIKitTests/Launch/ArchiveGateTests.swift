import Foundation
import KeyedArchive
import RunRecord
import Testing

/// What a launch does before it restores, and what keeps it from saving (uikit-restoration 2.1, 3.1).
@Suite struct ArchiveGateTests {
  private static func app(restore: String = "true", launches: [String]) -> AppProgram {
    AppProgram(
      root: #"named(Root(), "root")"#,
      delegate: """
          func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { limitFiles(to: 256) }
        """,
      code: """
        class Root: UIViewController {
          override func encodeRestorableState(with coder: NSCoder) { coder.encode(7, forKey: "number") }
          override func decodeRestorableState(with coder: NSCoder) { print("decodes", coder.decodeInteger(forKey: "number")) }
        }
        class Sheet: Root, UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { named(Sheet(), identifierComponents.last) }
        }
        func limitFiles(to count: rlim_t) {
          var limit = rlimit()
          getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
          limit.rlim_cur = count
          setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        }
        """,
      launches: launches,
      optingIn: """
          func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
          func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { \(restore) }
        """)
  }

  // 3.1, gate: the versions are 2 and 1; what others do is not known: a newer one is not read here.
  @Test(.pins("3.1.g5", "3.1.g6", "3.1.3"))
  func readsAnArchiveOfAnOlderVersionAndNoneOfANewer() async throws {
    try await Self.app(launches: ["app.enterBackground()", ""]).withBuiltApp { app in
      _ = try app.launch(1)
      let saved = try Data(contentsOf: URL(fileURLWithPath: app.archivePath))
      let topLevel = try RestorationArchiveReader(saved).topLevel
      #expect(topLevel["kUIStateRestorationArchiveMajorVersionKey"] == .integer(2))
      #expect(topLevel["kUIStateRestorationArchiveMinorVersionKey"] == .integer(1))

      try app.writeArchive(Self.archive(major: 1, minor: 9))
      #expect(try Self.output(of: app.launch(2)) == ["decodes 8\n"])
      try app.writeArchive(Self.archive(major: 3, minor: 0))
      let refused = try app.launch(2)
      #expect(Self.output(of: refused) == [])
      #expect(
        refused.decisions == [
          "nothing restored, the archive cannot be read: the saved state has version 3, "
            + "and only versions up to 2 are read",
          "saved state deleted, it cannot be restored",
        ])
    }
  }

  /// An archive with the number 8 and these versions.
  private static func archive(major: Int64, minor: Int64) -> Data {
    let writer = RestorationArchiveWriter()
    writer.addTopLevel([
      ("kUIStateRestorationArchiveMajorVersionKey", .integer(major)),
      ("kUIStateRestorationArchiveMinorVersionKey", .integer(minor)),
    ])
    writer.addObject(
      kind: .viewController, path: "root", className: "App.Root",
      fields: [("number", .integer(8))])
    return writer.data()
  }

  private static func output(of launch: LaunchRecord) -> [String] {
    launch.events.filter { $0.kind == .output }.map(\.text.detail)
  }

  // 3.1, 3.4: ancestors come first in both passes, whatever the order of the archive.
  @Test(.pins("3.1.5", "3.1.7", "3.2.11", "3.4.6"))
  func restoresAncestorsFirstFromAnArchiveInAnyOrder() async throws {
    try await Self.app(launches: ["app.enterBackground()", ""]).withBuiltApp { app in
      _ = try app.launch(1)
      let writer = RestorationArchiveWriter()
      for path in ["root/sheet/last", "root/sheet", "root"] {
        writer.addObject(kind: .viewController, path: path, className: "App.Root", fields: [])
        if path != "root" { writer.setRestorationClass("App.Sheet", forPath: path) }
      }
      try app.writeArchive(writer.data())
      let hooks = try app.launch(2).hooks(
        "viewController(withRestorationIdentifierPath:coder:)", "decodeRestorableState(with:)")
      #expect(
        hooks == [
          "Sheet: viewController(withRestorationIdentifierPath:coder:)",
          "Sheet: viewController(withRestorationIdentifierPath:coder:)",
          "root: decodeRestorableState(with:)", "root/sheet: decodeRestorableState(with:)",
          "root/sheet/last: decodeRestorableState(with:)",
        ])
    }
  }

  // 3.1, gate: a marker that cannot be made is a warning, and no harm.
  @Test(.pins("3.1.g3", "6.6.6"))
  func restoresThoughTheMarkerCannotBeMade() async throws {
    let run = try await Self.app(
      restore: "limitFiles(to: 3); return true", launches: ["app.enterBackground()", "", ""]
    ).run()
    #expect(
      run.launches[1].decisions.contains {
        $0.contains("Unable to create restoration in progress marker file, ")
      })
    #expect(run.launches[1].output == "decodes 7\n")
    #expect(run.launches[2].output == "decodes 7\n")
  }

  // 2.1, 6.2: whether `exit` saves depends on what came before it.
  @Test(.pins("2.1.4", "6.2.5"))
  func anExitKeepsWhatWasSavedAndSavesNothing() async throws {
    try await Self.app(launches: ["exit(0)", "app.enterBackground()\nexit(0)"]).withBuiltApp {
      app in
      let first = try app.launch(1)
      #expect(first.termination == .exited(status: 0))
      #expect(!FileManager.default.fileExists(atPath: app.archivePath))
      #expect(try app.launch(2).termination == .exited(status: 0))
      #expect(FileManager.default.fileExists(atPath: app.archivePath))
      #expect(try Self.output(of: app.launch(1)) == ["decodes 7\n"])
      #expect(FileManager.default.fileExists(atPath: app.archivePath))
    }
  }
}
