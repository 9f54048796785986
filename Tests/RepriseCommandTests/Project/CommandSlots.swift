import ExampleRunner
import Foundation

/// Lets only so many commands run at once: each keeps all processors busy.
enum CommandSlots {
  static let shared = AsyncSemaphore(
    count: max(1, ProcessInfo.processInfo.activeProcessorCount / 2 + 1))
}
