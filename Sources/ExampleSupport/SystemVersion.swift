import UIKit

/// Whether the launch's system is at least of a version, in generated code no wider than
/// `#available`.
public func _iOS(_ major: Int, _ minor: Int = 0) -> Bool {
  let version = Device.systemVersion.split(separator: ".").compactMap { Int($0) }
  let own = (version.first ?? 0, version.count > 1 ? version[1] : 0)
  return own >= (major, minor)
}
