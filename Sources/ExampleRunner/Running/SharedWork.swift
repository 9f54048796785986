import Foundation

/// What the runners of a process share: programs that are kept loaded, answers that were asked for once, and how much work goes on
/// at once.
///
/// However many runners a process has, they share one; otherwise an example that waits for a processor too long would be
/// ended as one that hangs.
package final class SharedWork: Sendable {
  let slots: AsyncSemaphore
  let targetInfo = TargetInfoRequests()
  let engines = EngineIdentities()
  let sandboxes = SandboxTrials()
  let modules = PreparedModules()
  let linkerCalls = LinkerCalls()
  let forkServers = ForkServers()

  /// Makes what is shared; it starts nothing.
  ///
  /// - Parameter slots: How many builds and runs go on at once; nil for one more than there are processors, and at least three.
  ///   Otherwise a tenth of the processors' time is lost while processes start and end. With two, an example that waits for
  ///   another could keep it from starting.
  package init(slots: Int? = nil) {
    let usual = max(2, ProcessInfo.processInfo.activeProcessorCount) + 1
    self.slots = AsyncSemaphore(count: slots ?? usual)
  }
}
