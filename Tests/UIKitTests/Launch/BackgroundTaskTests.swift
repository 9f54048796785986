import RunRecord
import Testing

/// Time that an app asks for in the background.
@Suite struct BackgroundTaskTests {
  private func run(_ launch: String) async throws -> LaunchRecord {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        import ExampleSupport
        extension UIBackgroundTaskIdentifier { var isValid: Bool { self != .invalid } }
        """,
      launches: [launch]
    ).run()
    return run.launches[0]
  }

  @Test func tellTheTimeThatIsLeft() async throws {
    let launch = try await run(
      """
      let application = UIApplication.shared
      print(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
      app.enterBackground()
      let first = application.backgroundTimeRemaining
      try await app.wait(0.1)
      print(first <= 30, first > 25, application.backgroundTimeRemaining < first)
      app.enterForeground()
      print(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
      """)
    #expect(launch.output == "true\ntrue true true\ntrue\n")
  }

  @Test func expireWhenTheAppIsSuspended() async throws {
    let launch = try await run(
      """
      var task = UIBackgroundTaskIdentifier.invalid
      task = UIApplication.shared.beginBackgroundTask(withName: "upload") {
        print("expires")
        UIApplication.shared.endBackgroundTask(task)
        task = .invalid
      }
      let other = UIApplication.shared.beginBackgroundTask()
      print(task.isValid, other.isValid, task != other)
      UIApplication.shared.endBackgroundTask(other)
      UIApplication.shared.endBackgroundTask(.invalid)
      app.suspend()
      print("suspended", task.isValid)
      """)
    #expect(launch.output == "true true true\nexpires\nsuspended false\n")
    #expect(launch.termination == .killedAtEnd)
  }

  @Test func costTheProcessWhenTheyAreNotEnded() async throws {
    let launch = try await run(
      """
      _ = UIApplication.shared.beginBackgroundTask(withName: "upload") { print("expires") }
      app.suspend()
      print("never")
      """)
    #expect(launch.output == "expires\n")
    #expect(launch.termination == .terminated)
    #expect(
      launch.decisions.last
        == "background task not ended, upload: its expiration handler has to call "
        + "endBackgroundTask(_:)")
  }

  /// As apps write it: begun on the way to the background, ended on another queue.
  @Test func endOnAnyQueue() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      delegate: """
        var backgroundTask: UIBackgroundTaskIdentifier = .invalid

          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
            if let url = launchOptions?[.url] as? URL, UIDevice.current.userInterfaceIdiom == .pad {
              application.open(url, options: [:], completionHandler: nil)
            }
            return true
          }

          func applicationDidEnterBackground(_ application: UIApplication) {
            backgroundTask = application.beginBackgroundTask(withName: "save") { [weak self] in
              print("expires")
              guard let self = self else { return }
              application.endBackgroundTask(self.backgroundTask)
              self.backgroundTask = .invalid
            }
            let task = backgroundTask
            DispatchQueue.global(qos: .background).async {
              usleep(50_000)
              print("worked")
              application.endBackgroundTask(task)
            }
          }
        """,
      launches: [
        """
        app.enterBackground()
        try await app.wait(1.5)
        app.suspend()
        print("suspended")
        """
      ]
    ).run()
    #expect(run.launches[0].output == "worked\nsuspended\n")
  }
}
