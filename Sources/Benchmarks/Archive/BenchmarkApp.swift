import Foundation
import UIKit

/// An app whose whole interface is one workload.
final class BenchmarkApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let makeRoot: () -> UIViewController

  /// Whether what comes from the allocator is counted from when the interface stands.
  var countsHeap = false

  /// The memory when the interface stood.
  private(set) var memory: Result<PeakMemory, any Error>?

  /// When the interface stood, and when it was restored.
  private(set) var stood: ContinuousClock.Instant?
  private(set) var restored: ContinuousClock.Instant?

  init(_ workload: Workload, size: Int, isEmpty: Bool = false) {
    makeRoot = {
      switch workload {
      case .controllers: NodeController.tree(count: size, isEmpty: isEmpty)
      case .rows: RowsController(rowCount: size)
      case .bytes: BytesController(bytes: isEmpty ? Data() : BytesController.bytes(count: size))
      }
    }
  }

  /// Launches the app in this process.
  static func launch(_ app: BenchmarkApp) -> UIApplication {
    let pair = ["Save", "Restore"].map { "application(_:should\($0)SecureApplicationState:)" }
    AppClasses.register([
      .init(type: BenchmarkApp.self, name: "Benchmarks.BenchmarkApp", methods: Set(pair))
    ])
    UIApplication.shared.launch(with: app)
    return UIApplication.shared
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeRoot()
    window.rootViewController?.loadViewIfNeeded()
    window.makeKeyAndVisible()
    self.window = window
    memory = Result { try PeakMemory() }
    if countsHeap { PeakHeap.beginCounting() }
    stood = .now
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    restored = .now
    return true
  }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }
}
