import Foundation
import KeyedArchive

/// Archives of plain values, without objects of the app: those that an activity's `userInfo` may
/// hold (uikit-restoration 7.1, 5).
enum FoundationArchive {
  private static let rootKey = "root"

  /// The keyed archive of a value.
  ///
  /// - Throws: `UnsupportedValue` for a value, at any depth, of another type.
  static func data(of value: Any) throws -> Data {
    let builder = KeyedArchiveBuilder()
    let root = try FoundationArchiveWriter(builder: builder).uid(for: value, at: [])
    return builder.data(top: [(rootKey, root)])
  }

  /// The value of an archive; nil where it holds none.
  static func value(in data: Data) throws -> Any? {
    let archive = try KeyedArchiveReader().archive(of: data)
    guard case .reference(let root)? = archive.top[rootKey] else { return nil }
    return FoundationArchiveContent(archive).value(at: root)
  }
}
