import FlyingFox
import Foundation
import Glibc
import Synchronization

/// Ends connections that do not get on: those that send a request byte by byte, or none at all.
///
/// The server itself waits for ever. What it has accepted is found among the descriptors of this
/// process by the local port, so that nothing depends on when, or whether, it reads.
final class Connections: Sendable {
  /// How long a request may take to arrive, and how long a connection may wait for its next.
  private static let patience = Duration.seconds(5)

  /// How many there may be: more than a browser opens for every page that somebody reads.
  private static let limit = 64

  private static let interval = Duration.milliseconds(250)

  private struct Connection {
    var descriptor: CInt
    var since: ContinuousClock.Instant
    /// Whether a request has arrived and is being answered, or the page listens.
    var isAtWork = false
  }

  private let port: UInt16
  private let byPeer = Mutex<[UInt16: Connection]>([:])

  init(port: UInt16) {
    self.port = port
  }

  /// Looks after the connections until the task is cancelled.
  func watch() async throws {
    while true {
      try await Task.sleep(for: Self.interval)
      endOverdue(at: .now)
    }
  }

  /// A request has arrived whole: however long its answer takes is not its sender's fault.
  func began(_ request: HTTPRequest) {
    update(request) { $0.isAtWork = true }
  }

  /// The answer is there; the next request may take its time, too.
  func answered(_ request: HTTPRequest) {
    update(request) { ($0.isAtWork, $0.since) = (false, .now) }
  }

  /// Ends the connection by which a request came, before anybody reads what is left of it.
  func end(_ request: HTTPRequest) {
    guard let peer = request.peerPort else { return }
    scan(at: .now)
    if let connection = byPeer.withLock({ $0[peer] }) { Self.shut(connection.descriptor, peer) }
  }

  private func update(_ request: HTTPRequest, _ change: (inout Connection) -> Void) {
    guard let peer = request.peerPort else { return }
    if byPeer.withLock({ $0[peer] }) == nil { scan(at: .now) }
    byPeer.withLock { connections in
      if var connection = connections[peer] {
        change(&connection)
        connections[peer] = connection
      }
    }
  }

  private func endOverdue(at now: ContinuousClock.Instant) {
    scan(at: now)
    let waiting = byPeer.withLock { $0 }.filter { !$0.value.isAtWork }
      .sorted { $0.value.since < $1.value.since }
    let excess = max(0, byPeer.withLock(\.count) - Self.limit)
    for (index, (peer, connection)) in waiting.enumerated()
    where index < excess || connection.since.duration(to: now) > Self.patience {
      Self.shut(connection.descriptor, peer)
    }
  }

  /// Finds new connections, and forgets those that are closed.
  private func scan(at now: ContinuousClock.Instant) {
    var found: [UInt16: CInt] = [:]
    for descriptor in Self.openDescriptors() {
      if let peer = peer(of: descriptor) { found[peer] = descriptor }
    }
    byPeer.withLock { connections in
      connections = connections.filter { found[$0.key] == $0.value.descriptor }
      for (peer, descriptor) in found where connections[peer] == nil {
        connections[peer] = Connection(descriptor: descriptor, since: now)
      }
    }
  }

  private static func openDescriptors() -> [CInt] {
    // The folder is there as long as the process is.
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") else {
      return []
    }
    return names.compactMap { CInt($0) }
  }

  /// The port at the other end; nil for what is no connection of the server.
  private func peer(of descriptor: CInt) -> UInt16? {
    guard Self.port(of: descriptor, getsockname) == port else { return nil }
    return Self.port(of: descriptor, getpeername)
  }

  private static func port(
    of descriptor: CInt,
    _ ask: (CInt, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> CInt
  ) -> UInt16? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { ask(descriptor, $0, &length) }
    }
    guard result == 0, address.sin_family == sa_family_t(AF_INET) else { return nil }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Ends it for both sides; whoever reads sees the end, and closes it.
  private static func shut(_ descriptor: CInt, _ peer: UInt16) {
    // Meanwhile it may have been closed, and its number be another's.
    guard port(of: descriptor, getpeername) == peer else { return }
    shutdown(descriptor, CInt(SHUT_RDWR))
  }
}

extension HTTPRequest {
  fileprivate var peerPort: UInt16? {
    if case .ip4(_, let port)? = remoteAddress { port } else { nil }
  }
}
