import FlyingSocks
import Foundation
import Glibc

/// The user at the other end of a connection on this machine.
///
/// Loopback keeps other machines out and no other users of this one, who could read the token from a page and
/// run code as the user who serves.
enum PeerUser {
  /// Whether the other end belongs to the user who runs this process, or who has root run it.
  static func isOwn(_ socket: Socket) -> Bool {
    guard case .ip4("127.0.0.1", let peer) = try? socket.remotePeer(),
      case .ip4(_, let own) = try? socket.sockname(), let user = user(from: peer, to: own)
    else { return false }
    return user == getuid() || user == userOfSudo
  }

  /// Who owns the connection between two ports of the loopback address; nil where the system does not say.
  ///
  /// Asked of the kernel for just this one (sock_diag(7)): its table of all in `/proc` is read in parts, and what
  /// changes meanwhile may be in none of them.
  private static func user(from peer: UInt16, to own: UInt16) -> uid_t? {
    let kind = SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue
    let kernel = Glibc.socket(AF_NETLINK, CInt(kind), diagnoses)
    guard kernel >= 0 else { return nil }
    defer { close(kernel) }
    let question = question(from: peer, to: own)
    guard send(kernel, question, question.count, 0) == question.count else { return nil }
    var answer = [UInt8](repeating: 0, count: 1 << 10)
    // The kernel has answered when it has taken the question.
    let count = recv(kernel, &answer, answer.count, CInt(MSG_DONTWAIT))
    // The kernel answers with who listens where it finds no such connection.
    guard count >= userOffset + 4, answer[stateOffset] != listening,
      answer[portsOffset..<(portsOffset + 4)].elementsEqual(
        bytes(peer.bigEndian) + bytes(own.bigEndian)),
      number(answer, at: 4, UInt16.self) == ofConnections
    else {
      return nil
    }
    return number(answer, at: userOffset, UInt32.self)
  }

  /// The protocol of the kernel's sockets that knows about others, and the type of its messages.
  private static let diagnoses: CInt = 4
  private static let ofConnections: UInt16 = 20

  /// Where an answer has the user: after a head of 16 bytes, four bytes about the state, 48 that name the
  /// connection, and three numbers.
  private static let userOffset = 16 + 4 + 48 + 12

  private static let stateOffset = 17
  private static let portsOffset = 20
  private static let listening: UInt8 = 10

  /// A head, and the connection as the other side sees it.
  private static func question(from peer: UInt16, to own: UInt16) -> [UInt8] {
    let isRequest: UInt16 = 1
    let everyState = UInt32.max
    let anyCookie = [UInt8](repeating: 0xFF, count: 8)
    let loopback: [UInt8] = [127, 0, 0, 1] + [UInt8](repeating: 0, count: 12)
    let body =
      [UInt8(AF_INET), UInt8(IPPROTO_TCP), 0, 0] + bytes(everyState) + bytes(peer.bigEndian)
      + bytes(own.bigEndian) + loopback + loopback + bytes(UInt32(0)) + anyCookie
    return bytes(UInt32(16 + body.count)) + bytes(ofConnections) + bytes(isRequest)
      + bytes(UInt32(1)) + bytes(UInt32(0)) + body
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number) { Array($0) }
  }

  private static func number<Number: FixedWidthInteger>(
    _ bytes: [UInt8], at offset: Int, _ type: Number.Type
  ) -> Number {
    bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
  }

  private static var userOfSudo: uid_t? {
    getuid() == 0 ? ProcessInfo.processInfo.environment["SUDO_UID"].flatMap { uid_t($0) } : nil
  }
}
