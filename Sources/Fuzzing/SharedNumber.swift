import Foundation
import Glibc

/// A number that one process tells another, and that outlives its death.
final class SharedNumber {
  private let memory: UnsafeMutableRawPointer

  init(_ path: String) throws {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0, ftruncate(file, off_t(Self.byteCount)) == 0,
      let memory = mmap(nil, Self.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    close(file)
    self.memory = memory
  }

  deinit {
    munmap(memory, Self.byteCount)
  }

  func store(_ number: UInt64) {
    memory.storeBytes(of: number, as: UInt64.self)
  }

  var value: UInt64 { memory.load(as: UInt64.self) }

  private static let byteCount = MemoryLayout<UInt64>.size
}
