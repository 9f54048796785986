import Foundation
import KeyedArchive
import UIKit

/// The app whose saved state is damaged: a tab bar, a stack, a table, and values of many kinds.
@MainActor
package enum FuzzedApp {
  /// The archive that the app itself writes, the same bytes each time: without its date.
  package static func savedArchive() throws -> [UInt8] {
    launch()
    UIApplication.shared.enterBackground()
    let data = try Data(contentsOf: URL(filePath: archivePath))
    let value = try BinaryPropertyListReader().value(of: data)
    return Array(BinaryPropertyListWriter().data(of: withoutDates(value)))
  }

  private static func withoutDates(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .dictionary(let entries):
      .dictionary(
        entries.map { .init($0.key, $0.key == "NS.time" ? .real(0) : withoutDates($0.value)) })
    case .array(let elements): .array(elements.map(withoutDates))
    default: value
    }
  }

  /// Launches the app in this process, with whatever archive there is.
  package static func launch() {
    AppClasses.register([
      entry(.delegate, type: FuzzedDelegate.self, methods: optIn),
      entry(.city, type: FuzzedCity.self),
      entry(.note, type: FuzzedNote.self), entry(.gadget, type: FuzzedGadget.self),
    ])
    UIApplication.shared.launch(with: delegate)
  }

  /// Whether the app is in front with its root on screen, as after every launch.
  static var isUp: Bool {
    guard let window = delegate.window, let root = window.rootViewController else { return false }
    return UIApplication.shared.applicationState == .active && window.isKeyWindow
      && !window.isHidden && root === delegate.root && root.viewIfLoaded?.window === window
  }

  /// Whether the app was asked to restore, which it is only with an archive that was read.
  static var wasOfferedAnArchive: Bool { delegate.wasOfferedAnArchive }

  /// Puts an archive where the app's next launch finds it.
  static func writeArchive(_ data: Data) {
    let folder = (archivePath as NSString).deletingLastPathComponent
    // Where it fails, the archive cannot be written below, which says so.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // What the launch before has left of a restoration that it did not survive.
    try? FileManager.default.removeItem(atPath: folder + "/restorationInProgress")
    guard FileManager.default.createFile(atPath: archivePath, contents: data) else {
      // Without its archive the campaign would test nothing.
      fatalError("An archive cannot be written to \(archivePath)")
    }
  }

  private static let delegate = FuzzedDelegate()

  private static let archivePath = savedStateFolder + "/data.data"

  static let savedStateFolder =
    NSHomeDirectory() + "/Library/Saved Application State/"
    + (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName) + ".savedState"

  static let optIn = ["Save", "Restore"].map {
    "application(_:should\($0)SecureApplicationState:)"
  }

  private static func entry(
    _ name: FuzzedClass, type: AnyClass, methods: [String] = []
  ) -> AppClasses.Entry {
    AppClasses.Entry(type: type, name: "\(name)", methods: Set(methods))
  }
}
