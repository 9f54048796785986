import Synchronization

/// Numbers the instances of each class, so that a trace can tell two of one class apart.
enum InstanceCounter {
  private static let counts = Mutex([ObjectIdentifier: Int]())

  static func next(for type: AnyClass) -> Int {
    counts.withLock { counts in
      counts[ObjectIdentifier(type), default: 0] += 1
      return counts[ObjectIdentifier(type), default: 0]
    }
  }
}
