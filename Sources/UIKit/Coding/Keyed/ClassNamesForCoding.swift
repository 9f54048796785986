import Synchronization

/// Names that an app gave to classes for all its archives.
enum ClassNamesForCoding {
  private struct Table {
    var names: [ObjectIdentifier: String] = [:]
    var types: [String: AnyClass] = [:]
  }

  private static let table = Mutex(Table())

  /// The name that objects of a class are archived under; nil if the app gave none.
  static func name(for type: AnyClass) -> String? {
    table.withLock { $0.names[ObjectIdentifier(type)] }
  }

  static func setName(_ name: String?, for type: AnyClass) {
    table.withLock { $0.names[ObjectIdentifier(type)] = name }
  }

  /// The class that archived objects of a name become; nil if the app gave none.
  static func type(for name: String) -> AnyClass? {
    table.withLock { $0.types[name] }
  }

  static func setType(_ type: AnyClass?, for name: String) {
    table.withLock { $0.types[name] = type }
  }
}
