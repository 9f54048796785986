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
}
