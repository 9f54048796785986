import Foundation
import KeyedArchive
import UIKit

/// The app whose saved state is damaged: a tab bar, a stack, a table, and values of many kinds.
@MainActor
package enum FuzzedApp {
  /// The archive that the app itself writes.
  package static func savedArchive() throws -> [UInt8] {
    launch()
    UIApplication.shared.enterBackground()
    return Array(try Data(contentsOf: URL(filePath: archivePath)))
  }

  /// Launches the app in this process, with whatever archive there is.
  package static func launch() {
    AppClasses.register(
      [
        ("FuzzedDelegate", FuzzedDelegate.self, optIn), ("FuzzedCity", FuzzedCity.self, []),
        ("FuzzedNote", FuzzedNote.self, []), ("FuzzedGadget", FuzzedGadget.self, []),
      ].map { name, type, methods in
        AppClasses.Entry(type: type, name: "Fuzzing.\(name)", methods: Set(methods))
      })
    UIApplication.shared.launch(with: FuzzedDelegate())
  }

  /// Puts an archive where the app's next launch finds it.
  static func writeArchive(_ data: Data) {
    guard FileManager.default.createFile(atPath: archivePath, contents: data) else { _exit(3) }
  }

  private static let archivePath =
    NSHomeDirectory() + "/Library/Saved Application State/"
    + (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
    + ".savedState/data.data"

  private static let optIn = ["Save", "Restore"].map {
    "application(_:should\($0)SecureApplicationState:)"
  }
}
