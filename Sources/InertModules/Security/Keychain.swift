@_spi(InertModules) import UIKit

/// The app's keychain: a property list in its home, so that it lasts over launches.
///
/// On a phone the keychain is encrypted, outside of the home, and lasts longer than the app.
enum Keychain {
  typealias Item = [String: Any]

  static var items: [Item] { lock.withLock { read() } }

  /// Changes the items; they are written if the change succeeds.
  static func change(_ body: (inout [Item]) -> OSStatus) -> OSStatus {
    lock.withLock {
      var items = read()
      let status = body(&items)
      guard status == errSecSuccess else { return status }
      return write(items) ? errSecSuccess : errSecIO
    }
  }

  private static let lock = NSLock()

  private static var file: URL {
    URL(filePath: NSHomeDirectory()).appending(path: "Library/Keychains/items.plist")
  }

  /// The items in the file; none where there is no file, or where the app itself has damaged it.
  private static func read() -> [Item] {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [] }
    return list as? [Item] ?? []
  }

  private static func write(_ items: [Item]) -> Bool {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PropertyListSerialization.data(fromPropertyList: items, format: .binary, options: 0)
        .write(to: file, options: .atomic)
      return true
    } catch {
      return false
    }
  }
}
