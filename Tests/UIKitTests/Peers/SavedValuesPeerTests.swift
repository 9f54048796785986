import KeyedArchive
import RunRecord
import Testing

/// What Flutter's buckets of values guarantee, for coders (`cases.md`).
@Suite struct SavedValuesPeerTests {
  private static let values = AppProgram(
    root: #"named(Root(), "root")"#,
    code: """
      class Root: UIViewController {
        var values: [String: String?] = ["kept": "default"]
        static var coder: NSCoder?
        override func encodeRestorableState(with coder: NSCoder) {
          super.encodeRestorableState(with: coder)
          for (key, value) in values { coder.encode(value, forKey: key) }
          Root.coder = coder
        }
        override func decodeRestorableState(with coder: NSCoder) {
          super.decodeRestorableState(with: coder)
          for key in ["kept", "nothing", "dropped", "added"] {
            print(key, coder.containsValue(forKey: key), coder.decodeObject(forKey: key) as? String ?? "nil")
            if coder.containsValue(forKey: key) { values[key] = coder.decodeObject(forKey: key) as? String }
          }
        }
      }
      """,
    launches: [
      """
      let root = app.rootViewController as! Root
      root.values = ["kept": "one", "nothing": nil, "dropped": "gone"]
      app.enterBackground()
      """,
      """
      let root = app.rootViewController as! Root
      root.values["kept"] = "two"
      root.values["dropped"] = nil
      root.values["added"] = "new"
      app.enterBackground()
      Root.coder!.encode("too late", forKey: "kept")
      Root.coder!.encode("too late", forKey: "late")
      """,
      "",
      "",
    ])

  @Test func theLatestSaveHasWhatWasEncodedThenAndNothingElse() async throws {
    let run = try await Self.values.run()
    #expect(
      run.launches[1].output
        == "kept true one\nnothing true nil\ndropped true gone\nadded false nil\n")
    #expect(
      run.launches[2].output
        == "kept true two\nnothing true nil\ndropped false nil\nadded true new\n")
  }

  @Test func aCoderThatIsKeptWritesNothingAfterTheSave() async throws {
    let run = try await Self.values.run()
    #expect(run.launches[1].savedValues("root")["kept"] == .string("two"))
    #expect(run.launches[1].savedValues("root")["late"] == nil)
  }

  @Test func restoringAloneWritesNothing() async throws {
    let run = try await Self.values.run()
    #expect(run.launches[2].savedArchive == run.launches[1].savedArchive)
    #expect(run.launches[3].output == run.launches[2].output)
  }

  @Test func theFirstLaunchHasDefaultsAndIsNotAskedToDecode() async throws {
    let run = try await Self.values.run()
    #expect(run.launches[0].output == "")
    #expect(
      run.launches[0].implementedHooks.filter { $0.hasPrefix("root: ") }
        == ["root: encodeRestorableState(with:)"])
  }

  @Test func everyRestorableObjectIsAskedToDecodeOnce() async throws {
    let run = try await Self.values.run()
    #expect(
      run.launches[1].implementedHooks.filter { $0.hasSuffix("decodeRestorableState(with:)") }
        == ["root: decodeRestorableState(with:)"])
    #expect(
      run.launches[1].implementedHooks.filter { $0.contains("shouldRestore") }.count == 1)
  }

  private static let copies = AppProgram(
    root: #"named(Counter(), "counter")"#,
    code: """
      class Counter: UIViewController {
        var count = 7
        override func encodeRestorableState(with coder: NSCoder) {
          super.encodeRestorableState(with: coder)
          if count > 0 { coder.encode(count, forKey: "count") }
        }
        override func decodeRestorableState(with coder: NSCoder) {
          super.decodeRestorableState(with: coder)
          if coder.containsValue(forKey: "count") { count = coder.decodeInteger(forKey: "count") }
          print("decoded", count)
        }
      }
      """,
    launches: [
      """
      let counter = app.rootViewController as! Counter
      counter.count = 1
      app.enterBackground()
      try FileManager.default.copyItem(atPath: \(ArchiveEditing.path), toPath: NSHomeDirectory() + "/older")
      app.enterForeground()
      counter.count = 2
      app.enterBackground()
      """,
      """
      try FileManager.default.removeItem(atPath: \(ArchiveEditing.path))
      try FileManager.default.copyItem(atPath: NSHomeDirectory() + "/older", toPath: \(ArchiveEditing.path))
      """,
      """
      (app.rootViewController as! Counter).count = 0
      app.enterBackground()
      """,
      "",
    ])

  @Test func anOlderArchivePutBackRestoresTheOlderState() async throws {
    let run = try await Self.copies.run()
    #expect(run.launches[1].output == "decoded 2\n")
    #expect(run.launches[2].output == "decoded 1\n")
  }

  @Test func aStateWithoutValuesLeavesTheDefaults() async throws {
    let run = try await Self.copies.run()
    #expect(
      run.launches[2].savedValues("counter") == ["kViewControllerViewWasLoadedKey": .bool(true)])
    #expect(run.launches[3].output == "decoded 7\n")
  }

  private static func app(
    decode: String = "", launches: String..., conditions: [LaunchConditions] = []
  ) -> AppProgram {
    AppProgram(
      root: #"named(UIViewController(), "root")"#,
      delegate: """
          var values: [String: String?] = [:]
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            for (key, value) in values { coder.encode(value, forKey: key) }
          }
          func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            \(decode)
          }
        """,
      code:
        "@MainActor var delegate: AppDelegate { UIApplication.shared.delegate as! AppDelegate }",
      launches: launches,
      optingIn: """
          func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
          func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
            !UserDefaults.standard.bool(forKey: "off")
          }
        """, conditions: conditions)
  }

  private static let show = """
    for key in ["kept", "nothing", "dropped", "added"] {
      print(key, coder.containsValue(forKey: key), coder.decodeObject(forKey: key) as? String ?? "nil")
    }
    """

  @Test func theAppsOwnValuesAreThoseOfTheLatestSaveAlone() async throws {
    let run = try await Self.app(
      decode: Self.show,
      launches: """
        delegate.values = ["kept": "one", "nothing": nil, "dropped": "gone"]
        app.enterBackground()
        """,
      """
      delegate.values = ["kept": "two", "nothing": nil, "added": "new"]
      app.enterBackground()
      """, "app.enterBackground()", ""
    ).run()
    #expect(
      run.launches.map(\.output) == [
        "", "kept true one\nnothing true nil\ndropped true gone\nadded false nil\n",
        "kept true two\nnothing true nil\ndropped false nil\nadded true new\n",
        "kept false nil\nnothing false nil\ndropped false nil\nadded false nil\n",
      ])
  }

  @Test func restorationCanBeTurnedOffAndOnAgain() async throws {
    let run = try await Self.app(
      decode: #"print(coder.decodeObject(forKey: "kept") as! String)"#,
      launches: """
        delegate.values = ["kept": "one"]
        app.enterBackground()
        UserDefaults.standard.set(true, forKey: "off")
        """, "UserDefaults.standard.set(false, forKey: \"off\")", ""
    ).run()
    #expect(run.launches.map(\.output) == ["", "", "one\n"])
  }

  // Chromium: the clock was set back since the save.
  @Test func aClockThatWasSetBackKeepsNothingFromBeingRestored() async throws {
    let run = try await Self.app(
      decode: """
        let saved = coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey) as! Date
        print(coder.decodeObject(forKey: "kept") as! String, Int(saved.timeIntervalSinceReferenceDate))
        """,
      launches: "delegate.values = [\"kept\": \"one\"]\napp.enterBackground()",
      "delegate.values = [\"kept\": \"two\"]\napp.enterBackground()", "",
      conditions: [
        LaunchConditions(), LaunchConditions(delay: -2 * 86400), LaunchConditions(delay: -86400),
      ]
    ).run()
    let lines = run.launches.map { $0.output.split(whereSeparator: \.isWhitespace) }
    #expect(lines.map(\.first) == [nil, "one", "two"])
    let times = lines.compactMap(\.last).compactMap { Int($0) }
    #expect(times.count == 2 && times[1] < times[0] - 86400)
  }
}
