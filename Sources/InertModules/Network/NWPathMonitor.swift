// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Synchronization
@_spi(InertModules) @_exported import UIKit

/// Tells once, when it starts, that there is no network.
public final class NWPathMonitor: Sendable {
  private struct State: Sendable {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var isCancelled = false
  }

  private let state = Mutex(State())

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  public var currentPath: NWPath { NWPath() }

  public var queue: DispatchQueue? { state.withLock(\.queue) }

  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock(\.handler) }
    set { state.withLock { $0.handler = newValue } }
  }

  public func start(queue: DispatchQueue) {
    InertFramework.asked(.notAvailable)
    let starts = state.withLock { state in
      guard state.queue == nil, !state.isCancelled else { return false }
      state.queue = queue
      return true
    }
    guard starts else { return }
    queue.async {
      let handler = self.state.withLock { $0.isCancelled ? nil : $0.handler }
      handler?(NWPath())
    }
  }

  public func cancel() { state.withLock { $0.isCancelled = true } }
}
