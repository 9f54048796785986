import RunRecord
import UIKit

/// Where the program of an example begins: called by the code that is generated for it.
public enum ExampleProgram {
  /// The statements of a launch.
  public typealias Launch = @MainActor @Sendable (ExampleApp) async throws -> Void

  /// Tells the engine of the app's classes; called before anything else of the app runs.
  public static func register(_ classes: [ExampleClass]) {
    AppClasses.register(classes.map(\.entry))
  }

  /// Says what to do once the app was launched: run the statements of this process's launch when
  /// the main queue was idle, and end the process.
  ///
  /// - Parameters:
  ///   - launches: The statements of each launch, the first launch's first.
  ///   - first: The number of the first launch: of an app with earlier builds, not 1.
  @MainActor
  public static func prepare(launches: [Launch], startingAt first: Int = 1) {
    StandardOutput.beginUnbuffered()
    HomeFolders.make()
    UserDefaultsKeeping.begin()
    let index = LaunchNumber.current - first
    let launch = launches.indices.contains(index) ? launches[index] : nil
    UIApplication.didLaunch = { application in
      Task {
        let app = ExampleApp(application)
        await app.settle()
        ScreenRecorder.record(.launched)
        ScreenRecorder.draw(.settled)
        await perform(launch, on: app)
      }
    }
  }

  @MainActor
  private static func perform(_ launch: Launch?, on app: ExampleApp) async {
    do {
      try await launch?(app)
    } catch {
      ProcessEnd.kill(.threw(message: "\(error)"))
    }
    ProcessEnd.kill(.killedAtEnd)
  }
}
