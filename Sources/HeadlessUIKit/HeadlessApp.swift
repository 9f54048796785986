// With what the app can be told to do, for code that must import what it uses.
@_exported public import ExampleSupport
import Foundation
import RunRecord
public import UIKit

/// The app that a test launched, and what the user and the system do to it.
public typealias HeadlessApp = ExampleApp

extension HeadlessApp {
  /// Launches an app in this process, and calls a closure when the app is active and its main queue is idle.
  ///
  /// A process launches one app once, so each launch belongs in an exit test. Two launches with the same home are two
  /// launches of the same installed app.
  ///
  /// - Parameters:
  ///   - makeDelegate: Creates the app's delegate: `AppDelegate.init`.
  ///   - home: The folder in which the app keeps its files; created if there is none. Saved state is in
  ///     `Library/Saved Application State`.
  ///   - sdk: The version of the SDK that the app is built with, `"27"`; nil for 18, the last with which an app
  ///     launches without scenes.
  ///   - body: What the user and the system do.
  /// - Throws: What `body` throws, and what the system says if the home can't be created.
  public static func launch(
    _ makeDelegate: @MainActor () -> some UIApplicationDelegate, home: String, sdk: String? = nil,
    body: @MainActor (HeadlessApp) async throws -> Void
  ) async throws {
    try prepareProcess(home: home, sdk: sdk)
    try ClassSymbols.use()
    try await run(makeDelegate(), body)
  }

  /// Launches an app with scenes in this process, and calls a closure when the app is active and its main queue is idle.
  ///
  /// The app's delegate names the class of the scene delegate in `application(_:configurationForConnecting:options:)`, because a
  /// process of tests has no `Info.plist`.
  ///
  /// - Parameters:
  ///   - makeDelegate: Creates the app's delegate: `AppDelegate.init`.
  ///   - makeSceneDelegate: Creates the delegate of each scene: `SceneDelegate.init`. On Linux, no object can be created by
  ///     the name of its class.
  ///   - home: The folder in which the app keeps its files; created if there is none.
  ///   - sdk: The version of the SDK that the app is built with, `"27"`; nil for 18.
  ///   - body: What the user and the system do.
  /// - Throws: What `body` throws, and what the system says if the home can't be created.
  public static func launch<SceneDelegate: UISceneDelegate & NSObject>(
    _ makeDelegate: @MainActor () -> some UIApplicationDelegate,
    sceneDelegate makeSceneDelegate: @escaping @MainActor @Sendable () -> SceneDelegate,
    home: String, sdk: String? = nil, body: @MainActor (HeadlessApp) async throws -> Void
  ) async throws {
    try prepareProcess(home: home, sdk: sdk)
    try ClassSymbols.use(creating: [ObjectIdentifier(SceneDelegate.self): makeSceneDelegate])
    // The engine asks for the class by its name.
    AppClasses.registerIfNeeded(SceneDelegate.self)
    try await run(makeDelegate(), body)
  }

  private static func prepareProcess(home: String, sdk: String?) throws {
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    setenv("CFFIXED_USER_HOME", home, 1)
    if let sdk { setenv(LaunchConditions.sdkVariable, sdk, 1) }
    let isFirst = !TraceFile.exists
    TraceFile.make()
    guard isFirst, EventRecorder.isRecording else {
      fatalError("A process launches one app, before it uses UIKit: launch each in an exit test")
    }
    HomeFolders.make()
    UserDefaultsKeeping.begin()
  }

  private static func run(
    _ delegate: some UIApplicationDelegate, _ body: @MainActor (HeadlessApp) async throws -> Void
  ) async throws {
    UIApplication.shared.launch(with: delegate)
    let app = HeadlessApp(UIApplication.shared)
    await app.settle()
    try await body(app)
    withExtendedLifetime(delegate) {}
  }
}
