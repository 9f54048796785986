/// A short name for a path, the same in every process: one cache may serve several projects.
enum StablePathName {
  static func of(_ path: String) -> String {
    let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325) { (hash: UInt64, byte) in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
