/// The controllers that exist, whatever holds them: a warning about memory reaches them all.
@MainActor
final class LiveControllers {
  static let shared = LiveControllers()

  private struct Entry {
    weak var controller: UIViewController?
  }

  private var entries: [Entry] = []
  private var countAfterPruning = 0

  /// The controllers in the order of their creation.
  var all: [UIViewController] { entries.compactMap(\.controller) }

  func add(_ controller: UIViewController) {
    entries.append(Entry(controller: controller))
    // The dead are removed when there may be as many of them as of the others.
    guard entries.count > 2 * countAfterPruning + 64 else { return }
    entries.removeAll { $0.controller == nil }
    countAfterPruning = entries.count
  }
}
