/// The members of UIKit's classes that an app can override, and that UIKit calls or reads on a device and this engine
/// never does.
///
/// `make methods` writes the list.
package enum UncalledOverrides {
  /// The classes of which such a member of a name is, with those that inherit from them.
  static let classes: [String: [String]] = {
    var result: [String: [String]] = [:]
    for (type, members) in names {
      for name in members { result[name, default: []] += [type] + (subclasses[type] ?? []) }
    }
    return result
  }()
}
