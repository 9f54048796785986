import Diagnostics
import FlyingSocks
import Foundation
import Glibc

/// Listens at a port of the loopback address, and lets in what is a request.
///
/// The HTTP library behind it waits for ever, takes lines of any length, and takes the square of their
/// length for reading them: a page on the web could keep every processor busy with one long address.
/// So each connection is looked at here first, is limited in size and time, and is good for one
/// request.
struct ConnectionListener: Sendable {
  let port: UInt16
  private let listener: AsyncSocket
  private let pool: any AsyncSocketPool

  /// How many connections there may be: more than a browser opens for every page that is read.
  private static let limit = 64

  /// How many ports are tried.
  private static let attempts = 50

  /// Listens at the first port that is free, from `first` on; for 0 at one that the system chooses.
  static func open(from first: UInt16) throws -> ConnectionListener {
    let pool = SocketPool(queue: PollEventQueue())
    var failure: any Error = SocketError.disconnected
    let last = first == 0 ? 0 : min(Int(first) + attempts - 1, Int(UInt16.max))
    for port in Int(first)...last {
      do {
        let socket = try listening(at: UInt16(port))
        guard case .ip4(_, let port) = try socket.sockname() else { continue }
        return ConnectionListener(
          port: port, listener: try AsyncSocket(socket: socket, pool: pool), pool: pool)
      } catch {
        failure = error
      }
    }
    throw ServeError.noPort(first: first, reason: FailureReason.text(of: failure))
  }

  private static func listening(at port: UInt16) throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    do {
      // What earlier connections left behind does not count.
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
    } catch {
      try socket.close()
      throw error
    }
    keep(socket)
    return socket
  }

  /// No program that is started inherits it.
  private static func keep(_ socket: Socket) {
    _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
  }

  /// Lets requests in until the task is canceled.
  ///
  /// - Parameter inner: Where they are answered.
  func admit(to inner: some SocketAddress) async throws {
    try await pool.prepare()
    let pool = pool
    let limiter = ConnectionLimiter(limit: Self.limit)
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { try await pool.run() }
      for try await client in listener.sockets {
        Self.keep(client.socket)
        guard let slot = limiter.takeSlot(client.socket) else {
          try client.close()
          continue
        }
        group.addTask {
          await ConnectionProxy(client: client, pool: pool, limiter: limiter, slot: slot).serve(
            from: inner)
        }
      }
    }
  }
}
