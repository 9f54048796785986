import Diagnostics
import Glibc

/// Finds a port of the loopback address that nobody listens at.
enum FreePort {
  /// How many are tried.
  private static let attempts: UInt16 = 50

  /// The first that is free, from `first` on; for 0 one that the system chooses.
  static func find(from first: UInt16) throws(ServeError) -> UInt16 {
    var failure: CInt = 0
    for offset in 0..<(first == 0 ? 1 : min(attempts, UInt16.max - first + 1)) {
      switch bound(to: first + offset) {
      case .success(let port): return port
      case .failure(let error): failure = error.number
      }
    }
    throw .noPort(first: first, reason: FailureReason.text(ofSystemError: failure))
  }

  private struct Failure: Error {
    var number: CInt
  }

  private static func bound(to port: UInt16) -> Result<UInt16, Failure> {
    let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return .failure(Failure(number: errno)) }
    defer { close(descriptor) }
    // As the server will: what earlier connections left behind does not count.
    var yes: CInt = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        // Two sockets may be bound to one port while neither listens.
        bind(descriptor, pointer, length) == 0 && listen(descriptor, 1) == 0
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    return isBound
      ? .success(UInt16(bigEndian: address.sin_port)) : .failure(Failure(number: errno))
  }
}
