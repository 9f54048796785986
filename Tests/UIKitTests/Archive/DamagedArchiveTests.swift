import Foundation
import KeyedArchive
import RunRecord
import Testing

/// An archive that cannot be used means a normal launch that says why, never a crash
/// (uikit-restoration 0.6, 8).
@Suite struct DamagedArchiveTests {
  private static let app = AppProgram(
    root: """
      let navigation = named(UINavigationController(rootViewController: named(Page(), "base")), "nav")
          navigation.restorationClass = Page.self
          return navigation
      """,
    delegate: """
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
          if ProcessInfo.processInfo.environment["REPRISE_LAUNCH"] == "3" { fatalError("in the middle of it") }
        }
      """,
    code: """
      class Page: UIViewController, UIViewControllerRestoration {
        static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
          (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController
        }
        override func encodeRestorableState(with coder: NSCoder) {
          super.encodeRestorableState(with: coder)
          coder.encode(["a": [1, "two", Date(), URL(string: "https://example.com")!] as [Any], "b": UUID()] as [String: Any], forKey: "tree")
          coder.encode(UIColor(white: 0.5, alpha: 1), forKey: "color")
          let text = NSMutableAttributedString(string: "bold text")
          text.setAttributes([NSAttributedString.Key("weight"): 700], range: NSRange(location: 0, length: 4))
          coder.encode([
            text, IndexSet([1, 2, 7]), NSRange(location: 1, length: 2), CGRect(x: 0, y: 1, width: 2, height: 3),
            NSValue(cgVector: CGVector(dx: 1, dy: 2)), Decimal(1.5), Calendar(identifier: .gregorian),
            DateComponents(year: 2020), Locale(identifier: "de"), IndexPath(row: 1, section: 2),
          ] as [Any], forKey: "values")
          try! (coder as! NSKeyedArchiver).encodeEncodable(["a": [1, 2]], forKey: "codable")
        }
        override func decodeRestorableState(with coder: NSCoder) {
          super.decodeRestorableState(with: coder)
          _ = coder.decodeObject(forKey: "tree")
          _ = coder.decodeObject(of: UIColor.self, forKey: "color")
          _ = coder.decodeObject(of: [
            NSArray.self, NSAttributedString.self, NSIndexSet.self, NSValue.self, NSDecimalNumber.self, NSCalendar.self,
            NSTimeZone.self, NSLocale.self, NSDateComponents.self, NSIndexPath.self,
          ], forKey: "values")
          _ = (coder as! NSKeyedUnarchiver).decodeDecodable([String: [Int]].self, forKey: "codable")
        }
      }
      """,
    launches: [
      """
      let navigation = app.rootViewController as! UINavigationController
      navigation.pushViewController(named(Page(), "top"), animated: false)
      navigation.present(named(Page(), "sheet"), animated: false)
      app.enterBackground()
      """, "", "",
    ])

  @Test(.pins("3.1.3", "6.2.4a"))
  func launchesNormallyAndSaysWhy() async throws {
    try await Self.app.withBuiltApp { app in
      #expect(try app.launch(1).events.contains { $0.text.name == "archive written" })
      let whole = try Data(contentsOf: URL(fileURLWithPath: app.archivePath))
      let foreign = try PropertyListSerialization.data(
        fromPropertyList: ["settings": 1], format: .xml, options: 0)
      let random = Data((0..<500).map { UInt8(truncatingIfNeeded: $0 &* 37) })
      let cuts = [0, 7, whole.count / 2, whole.count - 1].map { whole.prefix($0) }
      for data in cuts + [random, foreign] {
        try app.writeArchive(data)
        try expectNormalLaunch(of: app, then: ["saved state deleted, it cannot be restored"])
        #expect(try app.launch(2).decisions == ["nothing to restore, the saved state was removed"])
      }
      try app.removeArchive()
      try FileManager.default.createDirectory(
        atPath: app.archivePath, withIntermediateDirectories: true)
      // What holds a file back may pass.
      try expectNormalLaunch(of: app)
      #expect(try app.launch(1).events.contains { $0.text.name == "archive not written" })
    }
  }

  // What is said of the system's error names no path of this machine.
  @Test func saysThatTheFolderCannotBeMade() async throws {
    try await Self.app.withBuiltApp { app in
      _ = try app.launch(2)
      let folder = URL(fileURLWithPath: app.archivePath).deletingLastPathComponent()
      try FileManager.default.createDirectory(
        at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: folder)
      let decision = try #require(try app.launch(1).decisions.last)
      #expect(decision.hasPrefix("archive not written, "))
      #expect(!decision.contains("/"))
    }
  }

  // The developer can look at it.
  @Test(.pins("1.7.3")) func keepsItInDeveloperMode() async throws {
    try await Self.app.withBuiltApp { app in
      _ = try app.launch(1)
      try app.writeArchive(Data("damaged".utf8))
      let developer = LaunchConditions(arguments: ["-UIStateRestorationDeveloperMode", "YES"])
      let decisions = try app.launch(2, conditions: developer).decisions
      #expect(
        decisions.last == "saved state kept, it cannot be restored, but developer mode is on")
      #expect(FileManager.default.fileExists(atPath: app.archivePath))
    }
  }

  private func expectNormalLaunch(of app: BuiltApp, then further: [String] = []) throws {
    let launch = try app.launch(2)
    let warning = launch.decisions.first ?? ""
    #expect(Array(launch.decisions.dropFirst()) == further)
    #expect(warning.hasPrefix("nothing restored, the archive cannot be read: "))
    #expect(!warning.contains(app.folder))
    #expect(launch.events.contains { $0.text.name == "app becomes active" })
    #expect(launch.termination == .exited(status: SIGKILL))
  }

  // Whatever byte is wrong, the app comes up; where the damage goes unnoticed it restores.
  @Test func neverCrashesOnAChangedByte() async throws {
    try await Self.app.withBuiltApp { app in
      _ = try app.launch(1)
      let whole = try Data(contentsOf: URL(fileURLWithPath: app.archivePath))
      var random = SeededGenerator(seed: 0x5EED)
      for round in 0..<60 {
        var data = whole
        for _ in 0...round % 3 {
          data[Int.random(in: 8..<data.count, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        try app.writeArchive(data)
        let launch = try app.launch(2)
        let isUp = launch.events.contains { $0.text.name == "app becomes active" }
        #expect(isUp, "round \(round): \(launch.decisions)")
      }
    }
  }

  // 3.1, steps 3 and 10; 8: a launch that dies while it restores condemns the archive.
  @Test(.pins("3.1.3", "6.2.4b", "8.11", "10.2"))
  func launchAfterACrashWhileRestoringIsClean() async throws {
    try await Self.app.withBuiltApp { app in
      _ = try app.launch(1)
      let crashed = try app.launch(3)
      #expect(crashed.events.last?.text.name == "application(_:didDecodeRestorableStateWith:)")
      let next = try app.launch(2)
      #expect(
        next.decisions == [
          "saved state deleted, the launch before this one ended while it was restoring"
        ])
      #expect(next.appearances.contains("nav: viewDidAppear(_:)"))
      #expect(try app.launch(2).decisions == ["nothing to restore, the saved state was removed"])
    }
  }
}
