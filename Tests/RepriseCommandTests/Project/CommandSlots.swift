import ExampleRunner
import Foundation

/// Lets only so many commands run at once: each keeps all processors busy.
enum CommandSlots {
  static let shared = AsyncSemaphore(count: count)

  /// For commands to which a test does something while they run: they wait more than they work, but all of
  /// them at once, at the start of the tests, would compile their examples at once, which have a time limit.
  static let watched = AsyncSemaphore(count: count)

  private static let count = max(1, ProcessInfo.processInfo.activeProcessorCount / 2 + 1)
}
