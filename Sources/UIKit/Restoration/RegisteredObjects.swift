import Foundation

/// The objects that an app registered for state restoration, each under an identifier.
///
/// They are held weakly: there is no call to take an object back, it only has to go
/// (uikit-restoration 1.2).
@MainActor
final class RegisteredObjects {
  static let shared = RegisteredObjects()

  private struct Entry {
    weak var object: (any UIStateRestoring)?
    var identifier: String
  }

  private var entries: [Entry] = []

  /// Registers an object, under this identifier only.
  func register(_ object: any UIStateRestoring, identifier: String) {
    entries.removeAll { $0.object == nil || $0.object === object }
    entries.append(Entry(object: object, identifier: identifier))
  }

  func contains(_ object: NSObject) -> Bool {
    entries.contains { $0.object === object }
  }

  /// The path of a registered object: its identifier, behind the path of its restoration parent if
  /// that one is a controller, a view or itself registered; other parents do not count (1.5).
  func path(of object: NSObject) -> RestorationPath? {
    guard let entry = entries.first(where: { $0.object === object }) else { return nil }
    let parent = entry.object?.restorationParent as? NSObject
    // An object that is its own ancestor has none.
    let isOwnAncestor = parent === object
    let parentPath = isOwnAncestor ? nil : parent.flatMap { RestorationPath(of: $0) }
    return parentPath?.appending(entry.identifier) ?? RestorationPath(root: entry.identifier)
  }

  /// The object registered under a path; of several, the one registered last.
  func object(at path: RestorationPath) -> (any UIStateRestoring)? {
    entries.last { entry in
      (entry.object as? NSObject).flatMap { self.path(of: $0) } == path
    }?.object
  }
}
