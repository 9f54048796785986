import Foundation
import KeyedArchive

/// An activity that the user takes up while the app does not run, so that it is launched for it: a
/// result of the device's search, or what was begun on another device.
@MainActor
enum LaunchActivity {
  private static var path: String {
    NSHomeDirectory() + "/Library/LaunchActivity.data"
  }

  /// Leaves an activity for the next launch.
  static func leave(_ activity: NSUserActivity) throws {
    try FileManager.default.createDirectory(
      atPath: NSHomeDirectory() + "/Library", withIntermediateDirectories: true)
    let copy = activity.copiedForSaving()
    try AtomicFile.write(FoundationArchive.data(of: copy.plainValues), to: path)
  }

  /// The activity for which the app was launched; once.
  static func take() -> NSUserActivity? {
    guard let data = try? BoundedFile.read(path, limit: PropertyListLimits().fileByteCount),
      (try? FileManager.default.removeItem(atPath: path)) != nil,
      let values = (try? FoundationArchive.value(in: data)) as? [AnyHashable: Any]
    else { return nil }
    return NSUserActivity(plainValues: values)
  }
}
