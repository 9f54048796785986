import Foundation

/// An executable that can also be loaded into a process that runs already, as a library is.
///
/// Position-independent executables and libraries differ for the C library by one flag, with which it refuses to load an
/// executable, and which the kernel does not read.
struct LoadableProgram {
  private(set) var bytes: Data

  /// Removes the flag; bytes that are no such executable stay as they are, and so do those of one with thread-local variables.
  ///
  /// Its code finds these at fixed places, where the thread-local variables of other libraries are if it's loaded into a process.
  init(_ executable: Data) {
    bytes = executable
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]),
      let table = bytes.unsigned(at: 0x20, size: 8), let count = bytes.unsigned(at: 0x38, size: 2)
    else { return }
    let headers = (0..<count).map { table + $0 * Self.headerSize }
    let kinds = headers.map { bytes.unsigned(at: $0, size: 4) }
    guard !kinds.contains(nil), !kinds.contains(Self.threadLocalPart) else { return }
    for (header, kind) in zip(headers, kinds) {
      guard kind == Self.dynamicPart, let start = bytes.unsigned(at: header + 8, size: 8),
        let size = bytes.unsigned(at: header + 32, size: 8)
      else { continue }
      removeFlag(fromEntriesAt: start, size: min(size, bytes.count))
    }
  }

  private mutating func removeFlag(fromEntriesAt start: Int, size: Int) {
    for entry in stride(from: start, to: start + size, by: Self.entrySize) {
      guard let tag = bytes.unsigned(at: entry, size: 8), tag != 0 else { return }
      guard tag == Self.flags, let value = bytes.unsigned(at: entry + 8, size: 8) else { continue }
      let changed = UInt64(value & ~Self.isExecutable).littleEndian
      let place = bytes.startIndex + entry + 8
      withUnsafeBytes(of: changed) { bytes.replaceSubrange(place..<place + 8, with: $0) }
    }
  }

  /// The size of `Elf64_Phdr` and `Elf64_Dyn`.
  private static let headerSize = 56
  private static let entrySize = 16

  /// `PT_DYNAMIC`, `PT_TLS`, `DT_FLAGS_1` and `DF_1_PIE`.
  private static let dynamicPart = 2
  private static let threadLocalPart = 7
  private static let flags = 0x6fff_fffb
  private static let isExecutable = 0x0800_0000
}
