import UIKit

/// Whether the launch's system is at least of a version, in generated code no wider than
/// `#available`.
public func _iOS(_ major: Int, _ minor: Int = 0) -> Bool {
  Device.systemVersion >= VersionNumber("\(major).\(minor)")
}
