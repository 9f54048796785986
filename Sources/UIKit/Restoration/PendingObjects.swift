import Foundation

/// Objects that were referred to and not saved yet, in the order in which they were referred to.
@MainActor
struct PendingObjects {
  struct Entry {
    var object: NSObject
    var path: RestorationPath
  }

  /// Whose turn it is: objects are saved behind the one that they belong to.
  enum Group: Hashable {
    case views(of: ObjectIdentifier)
    case children(of: ObjectIdentifier)
    case presented(by: ObjectIdentifier)
  }

  private struct Queue {
    var numbers: [Int] = []
    var next = 0
  }

  private var entries: [Entry?] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var groups: [Group: Queue] = [:]

  /// How many entries from the first on have been taken.
  private var takenCount = 0

  mutating func append(_ object: NSObject, at path: RestorationPath) {
    guard numbers[ObjectIdentifier(object)] == nil else { return }
    numbers[ObjectIdentifier(object)] = entries.count
    if let group = Self.group(of: object) {
      groups[group, default: Queue()].numbers.append(entries.count)
    }
    entries.append(Entry(object: object, path: path))
  }

  /// The next of all objects.
  mutating func takeNext() -> Entry? {
    while takenCount < entries.count {
      takenCount += 1
      if let entry = take(takenCount - 1) { return entry }
    }
    return nil
  }

  /// The next of a group; nil when it has no more.
  mutating func takeNext(of group: Group) -> Entry? {
    guard let index = groups.index(forKey: group) else { return nil }
    while groups.values[index].next < groups.values[index].numbers.count {
      let number = groups.values[index].numbers[groups.values[index].next]
      groups.values[index].next += 1
      if let entry = take(number) { return entry }
    }
    groups.remove(at: index)
    return nil
  }

  private mutating func take(_ number: Int) -> Entry? {
    guard let entry = entries[number] else { return nil }
    entries[number] = nil
    numbers[ObjectIdentifier(entry.object)] = nil
    return entry
  }

  private static func group(of object: NSObject) -> Group? {
    switch object {
    case let controller as UIViewController:
      if let parent = controller.parent { return .children(of: ObjectIdentifier(parent)) }
      return controller.presenter.map { .presented(by: ObjectIdentifier($0)) }
    case let view as UIView:
      return view.owningViewController.map { .views(of: ObjectIdentifier($0)) }
    default: return nil
    }
  }
}
