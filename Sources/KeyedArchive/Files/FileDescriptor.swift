import Glibc

/// An open file, closed at the end of its life.
struct FileDescriptor: ~Copyable {
  let path: String
  private let descriptor: Int32

  init(
    _ path: String, _ flags: Int32, mode: mode_t = 0
  ) throws(FileError) {
    self.path = path
    descriptor = Glibc.open(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileError(.open, path) }
  }

  deinit {
    close(descriptor)
  }

  func status() throws(FileError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.inspect, path) }
    return status
  }

  /// Takes the lock of the file; false when another holder has it and `waits` is false.
  func lock(waits: Bool) throws(FileError) -> Bool {
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { throw FileError(.lock, path) }
    }
    return true
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let slice = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, slice.baseAddress, slice.count)
      if count < 0 {
        guard errno == EINTR else { throw FileError(.write, path) }
      } else {
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Fills a buffer from where the last read ended; fewer bytes mean that the file has ended.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = Glibc.read(descriptor, rest.baseAddress, rest.count)
      if count == 0 { break }
      if count < 0 {
        guard errno == EINTR else { throw FileError(.read, path) }
      } else {
        filled += count
      }
    }
    return filled
  }

  /// Waits until the bytes are on the disk.
  func synchronize() throws(FileError) {
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw FileError(.synchronize, path) }
    }
  }
}
