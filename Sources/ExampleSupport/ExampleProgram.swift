import Foundation
import RunRecord
public import UIKit

/// Where the program of an example begins: called by the code that is generated for it.
public enum ExampleProgram {
  /// The statements of a launch.
  public typealias Launch = @MainActor @Sendable (ExampleApp) async throws -> Void

  /// Tells the engine of the app's classes; called before anything else of the app runs.
  public static func register(_ classes: [ExampleClass]) {
    AppClasses.register(classes.map(\.entry))
  }

  /// Launches the app, runs the statements of this process's launch once the app is active and
  /// the main queue was idle, and ends the process.
  ///
  /// - Parameters:
  ///   - launches: The statements of each launch, the first launch's first.
  ///   - makeDelegate: Creates the app's delegate.
  @MainActor
  public static func run(
    launches: [Launch], makeDelegate: @MainActor () -> any UIApplicationDelegate
  ) -> Never {
    StandardOutput.beginUnbuffered()
    let delegate = makeDelegate()
    let application = UIApplication.shared
    application.launch(with: delegate)
    let app = ExampleApp(application)
    let number = LaunchNumber.current
    Task {
      await app.settle()
      await perform(launches.indices.contains(number - 1) ? launches[number - 1] : nil, on: app)
    }
    return withExtendedLifetime(delegate) { runForever() }
  }

  private static func runForever() -> Never {
    while true { RunLoop.main.run() }
  }

  /// Prepares a plain program, which then runs from top to bottom.
  public static func beginScript() {
    EventRecorder.phase = .active
    StandardOutput.beginUnbuffered()
  }

  @MainActor
  private static func perform(_ launch: Launch?, on app: ExampleApp) async {
    do {
      try await launch?(app)
    } catch {
      ProcessEnd.kill(.threw(message: "\(error)"), "error thrown")
    }
    ProcessEnd.kill(.killedAtEnd, "system ends the process")
  }
}
