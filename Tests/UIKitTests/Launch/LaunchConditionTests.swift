import KeyedArchive
import RunRecord
import Testing

/// What a launch says of the device and the app before its process starts (design 4.1), and what a
/// coder tells of it afterwards (uikit-restoration 1.2, 6.4, 8).
@Suite struct LaunchConditionTests {
  /// An app that prints what its device is, and what the reserved keys of two coders say.
  private static let app = AppProgram(
    root: #"named(Root(), "root")"#,
    delegate: """
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          let device = UIDevice.current
          let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion")!
          print("device", device.model, device.systemName, device.systemVersion, device.userInterfaceIdiom.rawValue, version, Int(UIScreen.main.bounds.width), Int(UIScreen.main.scale), CommandLine.arguments.dropFirst().joined(separator: "|"))
          return true
        }
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { tell("app", coder) }
      """,
    code: """
      class Root: UIViewController {
        override func decodeRestorableState(with coder: NSCoder) {
          super.decodeRestorableState(with: coder)
          tell("root", coder)
        }
      }
      @MainActor func tell(_ place: String, _ coder: NSCoder) {
        let version = coder.decodeObject(of: NSString.self, forKey: UIApplication.stateRestorationBundleVersionKey)!
        let system = coder.decodeObject(of: NSString.self, forKey: UIApplication.stateRestorationSystemVersionKey)!
        let idiom = coder.decodeObject(of: NSNumber.self, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)!
        let date = coder.decodeObject(of: NSDate.self, forKey: UIApplication.stateRestorationTimestampKey)!
        print("saved", place, version, system, idiom, ISO8601DateFormatter().string(from: date as Date).prefix(16))
      }
      """,
    launches: ["app.enterBackground()", "app.enterBackground()", "app.enterBackground()", ""],
    conditions: [
      LaunchConditions(),
      LaunchConditions(
        bundleVersion: "2.1", systemVersion: "18.1", idiom: .pad, delay: 2 * 86_400,
        arguments: ["-key", "a b"]),
      LaunchConditions(idiom: .phone, delay: 60),
    ])

  @Test(.pins("6.4.5", "1.2.6", "1.2.7", "1.2.8", "1.2.9", "8.15", "8.16", "8.17"))
  func areWhatTheDeviceAndTheBundleSayAndWhatEveryCoderTells() async throws {
    let run = try await Self.app.run()
    #expect(
      run.launches.map(\.output) == [
        "device iPhone iOS 18.0 0 1 393 3 \n",
        """
        saved root 1 18.0 0 2026-01-01T09:00
        saved app 1 18.0 0 2026-01-01T09:00
        device iPad iPadOS 18.1 1 2.1 820 2 -key|a b

        """,
        // What was installed and the time last; how the process is started does not.
        """
        saved root 2.1 18.1 1 2026-01-03T10:00
        saved app 2.1 18.1 1 2026-01-03T10:00
        device iPhone iOS 18.1 0 2.1 393 3 

        """,
        """
        saved root 2.1 18.1 0 2026-01-03T11:01
        saved app 2.1 18.1 0 2026-01-03T11:01
        device iPhone iOS 18.1 0 2.1 393 3 

        """,
      ])
    let idioms = run.launches.dropLast().map {
      $0.savedArchive?.topLevel
        .first { $0.key == "UIApplicationStateRestorationUserInterfaceIdiom" }?.value
    }
    let (phone, pad) = (ArchiveValue.integer(0), ArchiveValue.integer(1))
    #expect(idioms == [phone, pad, phone])
    #expect(
      run.launches.map { $0.events.first?.text.detail } == [
        "launch 1",
        "launch 2, app version 2.1, system 18.1, pad, 2 days later than usual, arguments -key a b",
        "launch 3, app version 2.1, system 18.1, phone, 2 days 1 minute later than usual",
        "launch 4, app version 2.1, system 18.1, phone, 2 days 1 minute later than usual",
      ])
  }

  /// A machine that is busy takes longer; only what a launch waits for is in what it saves.
  @Test func sayOfTimeWhatTheLaunchLetsPass() async throws {
    let run = try await AppProgram(
      root: #"named(Root(), "root")"#,
      code: """
        class Root: UIViewController {
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            print(coder.decodeObject(of: NSDate.self, forKey: UIApplication.stateRestorationTimestampKey)!)
          }
        }
        """,
      launches: [
        "Thread.sleep(forTimeInterval: 1.2)\napp.enterBackground()",
        "try await app.wait(1.6)\napp.enterBackground()", "",
      ]
    ).run()
    #expect(
      run.launches.map(\.output) == [
        "", "2026-01-01 09:00:00 +0000\n", "2026-01-01 10:00:01 +0000\n",
      ])
  }

  /// 10.17: without the suffix that their names have.
  @Test(.pins("10.17")) func areReadByTheseKeys() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        print(UIApplication.stateRestorationBundleVersionKey)
        print(UIApplication.stateRestorationSystemVersionKey)
        print(UIApplication.stateRestorationTimestampKey)
        print(UIApplication.stateRestorationUserInterfaceIdiomKey)
        print(UIApplication.stateRestorationViewControllerStoryboardKey)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        UIApplicationStateRestorationBundleVersion
        UIApplicationStateRestorationSystemVersion
        UIApplicationStateRestorationTimestamp
        UIApplicationStateRestorationUserInterfaceIdiom
        UIStateRestorationViewControllerStoryboardKey

        """)
  }

  /// An app may reject what was saved too long ago, by another version, or on another device.
  @Test(.pins("8.17")) func letAnAppDecideByThem() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      launches: ["app.enterBackground()", "app.terminate()", "app.terminate()"],
      optingIn: """
          func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
          func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            let saved = coder.decodeObject(of: NSNumber.self, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)!
            return saved.intValue == UIDevice.current.userInterfaceIdiom.rawValue
          }
        """,
      conditions: [
        LaunchConditions(), LaunchConditions(idiom: .pad), LaunchConditions(idiom: .phone),
      ]
    ).run()
    #expect(
      run.launches[1].decisions == [
        "AppDelegate: nothing restored, the app delegate returned false"
      ])
    #expect(run.launches[2].decisions.first == "root: found, existing object with this path")
  }
}
