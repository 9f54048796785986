import Glibc

package import struct Foundation.Data

/// Reads files that may be anything: too large, a pipe without a writer, a folder.
package enum BoundedFile {
  /// The bytes of a regular file that has at most `limit` of them, as data.
  package static func read(_ path: String, limit: Int) throws(FileError) -> Data {
    let bytes = try bytes(of: path, limit: limit)
    // No other code has the bytes, so it does no harm if the data is changed.
    guard let start = bytes.buffer.baseAddress else { return Data() }
    return Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.buffer.count,
      deallocator: .custom { _, _ in withExtendedLifetime(bytes) {} })
  }

  /// The bytes of a regular file that has at most `limit` of them.
  package static func bytes(of path: String, limit: Int) throws(FileError) -> KeptBytes {
    // Without O_NONBLOCK, opening a pipe waits until a program writes to it.
    let file = try FileDescriptor(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    let status = try file.status()
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path: path, reason: .notARegularFile)
    }
    guard status.st_size <= limit else {
      throw FileError(path: path, reason: .tooLarge(limit: limit))
    }
    // One byte more than there should be tells whether the file has grown meanwhile.
    let size = Int(status.st_size)
    return try KeptBytes(count: size + 1) { buffer throws(FileError) in
      let count = try file.read(into: buffer)
      guard count <= size else { throw FileError(path: path, reason: .tooLarge(limit: size)) }
      return count
    }
  }
}
