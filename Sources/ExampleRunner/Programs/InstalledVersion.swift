import Diagnostics
import Foundation

/// The version that an app's bundle says it has.
enum InstalledVersion {
  private static let key = "CFBundleVersion"

  /// Writes a version into the `Info.plist` beside an executable; nil leaves the one that is there.
  static func set(_ version: String?, ofAppAt executable: String) throws(RunnerError) {
    guard let version else { return }
    let path = URL(filePath: executable).deletingLastPathComponent().path + "/Info.plist"
    let list: Data
    do {
      let old = try Data(contentsOf: URL(filePath: path))
      var entries =
        try PropertyListSerialization.propertyList(from: old, format: nil) as? [String: Any] ?? [:]
      guard entries[key] as? String != version else { return }
      entries[key] = version
      list = try PropertyListSerialization.data(
        fromPropertyList: entries, format: .xml, options: 0)
    } catch {
      throw .fileOperationFailed(path: path, reason: FailureReason.text(of: error))
    }
    try Files.write(list, to: path)
  }
}
