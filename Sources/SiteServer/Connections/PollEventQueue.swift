import FlyingSocks
import Foundation
import Glibc

/// Tells which sockets can be read or written, for the tasks that wait for them.
///
/// The library's own way notes by their numbers which sockets the kernel watches. A socket that is
/// closed in the moment in which a task that waited for it is woken leaves such a note behind, and the
/// next socket with its number is never watched: its connection stays open for ever, and nothing comes
/// of it. `poll` is told every time what is waited for, so there is nothing that could be wrong.
struct PollEventQueue: EventQueue {
  private var waits: [Socket.FileDescriptor: Socket.Events] = [:]

  /// Ends a `poll` which knows nothing of what is waited for by now.
  private var bell = Bell()

  /// Two sockets, because these can be made so that no other process inherits them.
  private struct Bell {
    var heard: CInt = -1
    var rung: CInt = -1
  }

  mutating func open() throws {
    var ends: [CInt] = [-1, -1]
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    guard socketpair(AF_UNIX, CInt(kind), 0, &ends) == 0 else { throw Self.failure }
    bell = Bell(heard: ends[0], rung: ends[1])
    waits = [:]
  }

  mutating func stop() {
    waits = [:]
    ring()
  }

  mutating func close() {
    for end in [bell.heard, bell.rung] where end >= 0 { _ = Glibc.close(end) }
    bell = Bell()
  }

  mutating func addEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) {
    waits[socket, default: []].formUnion(events)
    // Even where the number is waited for already: it may have been another socket's.
    ring()
  }

  mutating func removeEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) {
    guard let rest = waits[socket]?.subtracting(events) else { return }
    waits[socket] = rest.isEmpty ? nil : rest
    // A socket that is closed stays open for as long as it is polled.
    ring()
  }

  /// Waits until something can be done, or until there is something else to wait for.
  func getNotifications() throws -> [EventNotification] {
    guard bell.heard >= 0 else { throw SocketError.disconnected }
    var polled = [pollfd(fd: bell.heard, events: Int16(POLLIN), revents: 0)]
    polled += waits.map { pollfd(fd: $0.rawValue, events: Self.flags(of: $1), revents: 0) }
    while poll(&polled, nfds_t(polled.count), -1) < 0 {
      guard errno == EINTR else { throw Self.failure }
    }
    if polled[0].revents != 0 { hear() }
    return polled.dropFirst().filter { $0.revents != 0 }.map(Self.notification)
  }

  private func ring() {
    var byte: UInt8 = 0
    // One that is full rings as well.
    if bell.rung >= 0 { _ = write(bell.rung, &byte, 1) }
  }

  private func hear() {
    var bytes = [UInt8](repeating: 0, count: 1 << 10)
    while read(bell.heard, &bytes, bytes.count) == bytes.count {}
  }

  private static func flags(of events: Socket.Events) -> Int16 {
    (events.contains(.read) ? Int16(POLLIN) : 0) | (events.contains(.write) ? Int16(POLLOUT) : 0)
  }

  /// Reading or writing a socket finds what is wrong with it.
  private static func notification(_ polled: pollfd) -> EventNotification {
    let isBroken = polled.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
    var events: Socket.Events = []
    if isBroken || polled.revents & Int16(POLLIN) != 0 { events.insert(.read) }
    if isBroken || polled.revents & Int16(POLLOUT) != 0 { events.insert(.write) }
    return EventNotification(
      file: Socket.FileDescriptor(rawValue: polled.fd), events: events, errors: [])
  }

  private static var failure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
