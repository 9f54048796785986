import Foundation
import KeyedArchive
import RunRecord

extension NSKeyedArchiver {
  /// Encodes index paths as an array of arrays of integers, which need not be made.
  func encodeIntegerLists(of paths: [IndexPath], forKey key: String) {
    let lists = paths.map { path in
      builder.add(array: path.map { builder.add(integer: Int64($0)) })
    }
    set(.reference(builder.add(array: lists)), at: key, forKey: key, by: "encode(_:forKey:)") {
      CodedValue(paths.map { Array($0) })
    }
  }
}
