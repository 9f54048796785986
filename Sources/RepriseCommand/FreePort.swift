import Diagnostics
import Glibc

/// Whether a port of this machine can be listened at.
enum FreePort {
  /// Throws where another program listens at the port, or the system refuses it.
  ///
  /// For 0 the system chooses a port, so that there is always one.
  static func check(_ port: UInt16) throws(UsageError) {
    guard port != 0 else { return }
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // Without a socket there is no server either, which says why.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // What earlier connections left behind does not count.
    var isOn: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout.size(ofValue: isOn)))
    guard bind(descriptor, to: port) == 0, listen(descriptor, 1) == 0 else {
      throw .portRefused(port, reason: FailureReason.text(ofSystemError: errno))
    }
  }

  private static func bind(_ descriptor: Int32, to port: UInt16) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
