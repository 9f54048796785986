import Glibc

/// The processes of the system.
enum ProcessList {
  /// The identifiers of all processes, in no order.
  static func identifiers() -> [pid_t] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var identifiers: [pid_t] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let identifier = pid_t(name) { identifiers.append(identifier) }
    }
    return identifiers
  }

  /// The entries of a process's environment, each with a zero byte after it.
  ///
  /// Empty for processes of others, which cannot be read, and for those that have ended.
  static func environment(of process: pid_t) -> [UInt8] {
    // Not with Foundation, which loses memory with each file whose size the system does not know.
    let file = open("/proc/\(process)/environ", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while case let count = read(file, &buffer, buffer.count), count > 0 {
      content += buffer.prefix(count)
    }
    return content
  }
}
