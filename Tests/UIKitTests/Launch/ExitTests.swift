import Foundation
import KeyedArchive
import RunRecord
import Testing

/// Processes that leave by themselves (uikit-restoration 2.1, 6.2).
@Suite struct ExitTests {
  @Test(.pins("2.1.4", "6.2.5")) func keepOnlyWhatWasSavedBefore() async throws {
    let app = AppProgram(
      root: #"named(UIViewController(), "root")"#,
      launches: ["exit(0)", "app.enterBackground()\nexit(0)", "exit(0)"])
    try await app.withBuiltApp { app in
      _ = try app.launch(1)
      #expect(!FileManager.default.fileExists(atPath: app.archivePath))
      _ = try app.launch(2)
      #expect(FileManager.default.fileExists(atPath: app.archivePath))
      let record = try app.launch(3)
      #expect(record.decisions == ["root: found, existing object with this path"])
    }
  }

  @Test(.pins("3.1.g6")) func readNoArchiveOfALaterFormat() async throws {
    let app = AppProgram(
      root: #"named(UIViewController(), "root")"#, launches: ["app.enterBackground()", ""])
    try await app.withBuiltApp { app in
      _ = try app.launch(1)
      for (major, isRead) in [(Int64(1), true), (2, true), (3, false)] {
        let writer = RestorationArchiveWriter()
        writer.addTopLevel([("kUIStateRestorationArchiveMajorVersionKey", .integer(major))])
        try app.writeArchive(writer.data())
        let decisions = try app.launch(2).decisions
        let refusal = [
          "nothing restored, the archive cannot be read: the saved state has version 3, and only "
            + "versions up to 2 are read",
          "saved state deleted, it cannot be restored",
        ]
        #expect(decisions == (isRead ? [] : refusal), "version \(major)")
      }
    }
  }
}
