import RunRecord

/// The names of the properties in which the controllers on screen keep their views.
@MainActor
struct OutletNames {
  private let seen: UIViewController?
  private var names: [ObjectIdentifier: String] = [:]

  init() {
    let front = UserTargets.front
    seen = front?.visibleDescendant
    let around = seen.map { Array(sequence(first: $0) { $0.parent }) } ?? []
    for controller in around + (front?.controllersInSight ?? []) { read(controller) }
  }

  /// How a launch finds a view without a name; nil where it can't.
  func reach(of view: UIView) -> ScreenTarget.Reach? {
    let lists = [
      (seen as? UITableViewController)?.tableView,
      (seen as? UICollectionViewController)?.collectionView,
    ]
    if lists.contains(where: { $0 === view }) { return .visibleController }
    return names[ObjectIdentifier(view)].map { .outlet($0) }
  }

  private mutating func read(_ controller: UIViewController) {
    // What the app's own classes declare comes before what they inherit from UIKit.
    let mirrors = sequence(first: Mirror(reflecting: controller)) { $0.superclassMirror }
      .prefix { ($0.subjectType as? AnyClass).map(AppClasses.isOfApp) ?? false }
    for child in mirrors.flatMap(\.children) {
      guard let label = child.label, let view = Self.view(child.value) else { continue }
      let lazily = "$__lazy_storage_$_"
      let name = label.hasPrefix(lazily) ? String(label.dropFirst(lazily.count)) : label
      names[ObjectIdentifier(view)] = names[ObjectIdentifier(view)] ?? name
    }
  }

  private static func view(_ value: Any) -> UIView? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value as? UIView }
    return mirror.children.first.flatMap { view($0.value) }
  }
}
