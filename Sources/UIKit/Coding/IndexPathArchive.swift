import Foundation
import KeyedArchive

/// Index paths in archives: Foundation's own class for them does not encode itself to other coders
/// than its own.
enum IndexPathArchive {
  static let className = "NSIndexPath"

  static func fields(of path: IndexPath) -> [(key: String, value: KeyedArchiveField)] {
    let bytes = path.flatMap { index in
      withUnsafeBytes(of: Int64(index).bigEndian, Array.init)
    }
    return [(lengthKey, .integer(Int64(path.count))), (dataKey, .data(Data(bytes)))]
  }

  /// The path; nil where the fields are those of another writer.
  static func indexPath(from fields: KeyedArchiveFields) -> IndexPath? {
    guard case .integer(let length)? = fields[lengthKey], case .data(let data)? = fields[dataKey],
      data.count.isMultiple(of: bytesPerIndex), Int64(data.count / bytesPerIndex) == length
    else { return nil }
    let bytes = Array(data)
    return IndexPath(
      indexes: stride(from: 0, to: bytes.count, by: bytesPerIndex).map { start in
        bytes[start..<(start + bytesPerIndex)].reduce(0) { $0 << 8 | Int($1) }
      })
  }

  private static let lengthKey = "NSIndexPathLength"
  private static let dataKey = "NSIndexPathData"
  private static let bytesPerIndex = 8
}
