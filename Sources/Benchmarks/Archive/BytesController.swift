import Foundation
import UIKit

/// A controller with one large value.
final class BytesController: UIViewController {
  var bytes: Data

  init(bytes: Data) {
    self.bytes = bytes
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "bytes"
  }

  required init?(coder: NSCoder) { nil }

  static func bytes(count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(bytes, forKey: "bytes")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    bytes = coder.decodeObject(forKey: "bytes") as? Data ?? Data()
  }
}
