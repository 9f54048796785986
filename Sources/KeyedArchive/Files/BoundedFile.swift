import Glibc

package import struct Foundation.Data

/// Reads files that may be anything: too large, a pipe that nobody writes to, a folder.
package enum BoundedFile {
  /// The bytes of a regular file that has at most `limit` of them.
  package static func read(_ path: String, limit: Int) throws(FileError) -> Data {
    // Without O_NONBLOCK, opening a pipe waits until somebody writes to it.
    let file = try FileDescriptor(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    let status = try file.status()
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path: path, reason: .notARegularFile)
    }
    guard status.st_size <= limit else {
      throw FileError(path: path, reason: .tooLarge(limit: limit))
    }
    // One byte more than there should be tells whether the file has grown meanwhile.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    let result = bytes.withUnsafeMutableBytes { buffer in
      Result { () throws(FileError) in try file.read(into: buffer) }
    }
    let count = try result.get()
    guard count < bytes.count else {
      throw FileError(path: path, reason: .tooLarge(limit: bytes.count - 1))
    }
    return Data(bytes.prefix(count))
  }
}
