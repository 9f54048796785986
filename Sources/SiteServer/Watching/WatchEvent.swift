import Glibc

/// What the kernel tells of a watched folder: something happened to a name in it.
struct WatchEvent {
  private let mask: UInt32
  private let name: Substring

  /// Takes the first event off the bytes that the kernel wrote; nil where there is none left.
  init?(next bytes: inout ArraySlice<UInt8>) {
    let header = MemoryLayout<inotify_event>.size
    guard bytes.count >= header else { return nil }
    let length = bytes.withUnsafeBytes {
      Int($0.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
    }
    mask = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 4, as: UInt32.self) }
    let text = bytes.dropFirst(header).prefix(length).prefix { $0 != 0 }
    name = Substring(decoding: text, as: UTF8.self)
    bytes = bytes.dropFirst(header + length)
  }

  /// Whether folders may have come or gone.
  var concernsFolders: Bool {
    mask & (UInt32(IN_ISDIR) | UInt32(bitPattern: CInt(IN_Q_OVERFLOW)) | UInt32(IN_DELETE_SELF))
      != 0
  }

  /// Whether guides may be otherwise now.
  ///
  /// A file that was only just made is empty and will be written; hidden files and an editor's copies
  /// are not part of the content.
  var matters: Bool {
    guard mask & UInt32(bitPattern: CInt(IN_Q_OVERFLOW)) == 0 else { return true }
    let isMade = mask & UInt32(IN_CREATE) != 0
    let isFolder = mask & UInt32(IN_ISDIR) != 0
    guard !isMade || isFolder else { return false }
    return name == ".examples" || !(name.hasPrefix(".") || name.hasSuffix("~"))
  }
}
