import Glibc

/// A pipe into which another process prints, and from which this one reads.
final class OutputChannel: Sendable {
  let writingSide: CInt
  private let readingSide: CInt

  /// What the system calls the pipe: `pipe:[4711]`.
  let name: String?

  /// A pipe and no sockets: of a socket, `poll` also reports urgent data, for which `read` then waits.
  init() throws(RunnerError) {
    var sides: [CInt] = [-1, -1]
    guard let pipe2 = Self.pipe2, pipe2(&sides, O_CLOEXEC) == 0 else {
      throw .fileOperationFailed(path: "pipe2", reason: Files.text(ofError: errno))
    }
    (readingSide, writingSide) = (sides[0], sides[1])
    name = OpenFiles.name(of: writingSide)
  }

  private typealias MakePipe = @convention(c) (UnsafeMutablePointer<CInt>, CInt) -> CInt

  /// The C library has it, and its Swift module leaves it out.
  ///
  /// Another process could inherit a pipe that is made with `pipe` before it is changed.
  private static let pipe2 = dlsym(nil, "pipe2").map { unsafeBitCast($0, to: MakePipe.self) }

  deinit {
    close(readingSide)
  }

  /// Must be called once, when others have the writing side: the output ends when the last process closes it.
  func closeWritingSide() {
    close(writingSide)
  }

  /// Waits until something can be read of one or more, or one has ended; none when the time has come.
  static func ready(of channels: [OutputChannel], until deadline: ContinuousClock.Instant)
    -> [OutputChannel]
  {
    var states = channels.map { pollfd(fd: $0.readingSide, events: Int16(POLLIN), revents: 0) }
    while true {
      let left = max(.zero, deadline - .now)
      let milliseconds =
        left.components.seconds * 1000
        + left.components.attoseconds / 1_000_000_000_000_000
      if poll(&states, nfds_t(states.count), CInt(clamping: milliseconds + 1)) < 0 {
        // A signal may come before anything else does; what else goes wrong, reading finds.
        guard errno == EINTR else { return channels }
        continue
      }
      let ready = zip(channels, states).filter { $1.revents != 0 }.map(\.0)
      if !ready.isEmpty || deadline <= .now { return ready }
    }
  }

  /// What can be read now, some kilobytes at most; nil at the end.
  func next() -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
      count = max(0, read(readingSide, buffer.baseAddress, buffer.count))
    }
    return bytes.isEmpty ? nil : bytes
  }
}
