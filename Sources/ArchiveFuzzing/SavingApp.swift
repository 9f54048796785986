import Foundation
import Glibc
import KeyedArchive
import UIKit

/// An app that saves one state after the other, each with a value that follows from its number.
@MainActor
enum SavingApp {
  /// Launches the app in this process.
  static func launch() {
    AppClasses.register([
      AppClasses.Entry(
        type: SavingDelegate.self, name: "Saving.Delegate", methods: Set(FuzzedApp.optIn))
    ])
    UIApplication.shared.launch(with: delegate)
  }

  /// Saves the next state.
  static func save() {
    delegate.root.number += 1
    UIApplication.shared.enterBackground()
    UIApplication.shared.enterForeground()
  }

  /// The number of the state that is saved, nil where none is.
  ///
  /// Throws where the archive is not a whole one.
  static func savedNumber() throws -> Int64? {
    guard FileManager.default.fileExists(atPath: archivePath) else { return nil }
    let data = try Data(contentsOf: URL(filePath: archivePath))
    guard let root = try RestorationArchiveReader(data).objects.first,
      case .integer(let number)? = root.fields["number"],
      case .data(let value)? = root.fields["value"],
      value == Self.value(of: Int(number))
    else { throw POSIXError(.EILSEQ) }
    return number
  }

  /// The files in the folder of the saved state.
  static func files() throws -> [String] {
    guard FileManager.default.fileExists(atPath: FuzzedApp.savedStateFolder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: FuzzedApp.savedStateFolder).sorted()
  }

  static func removeEverything() throws {
    let library = NSHomeDirectory() + "/Library"
    if FileManager.default.fileExists(atPath: library) {
      try FileManager.default.removeItem(atPath: library)
    }
  }

  fileprivate static func value(of number: Int) -> Data {
    Data(repeating: UInt8(truncatingIfNeeded: number), count: 100_000 + number % 1_000)
  }

  private static let archivePath = FuzzedApp.savedStateFolder + "/data.data"
  private static let delegate = SavingDelegate()
}

final class SavingDelegate: UIResponder, UIApplicationDelegate {
  let root = SavingController()
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    root.restorationIdentifier = "root"
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }
}

final class SavingController: UIViewController {
  var number = 0

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(number, forKey: "number")
    coder.encode(SavingApp.value(of: number), forKey: "value")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    number = coder.decodeInteger(forKey: "number")
  }
}
