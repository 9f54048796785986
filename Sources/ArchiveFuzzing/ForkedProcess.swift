import Foundation
import Glibc

/// Processes forked from this one, which takes a hundredth of the time of starting a program.
///
/// This one must not have started threads, nor launched an app.
enum ForkedProcess {
  /// How a process ended, and what it took.
  struct End {
    var status: Int32
    var peakMemory: Int

    /// The status it exited with, nil where a signal ended it.
    var exitStatus: Int32? { status & 0x7F == 0 ? status >> 8 : nil }

    var signal: Int32 { status & 0x7F }

    /// Whether the limit of its time ended it.
    var isHang: Bool { signal == SIGXCPU || signal == SIGALRM }

    var description: String {
      exitStatus.map { "status \($0)" } ?? "signal \(signal)"
    }
  }

  /// Runs statements in a process of their own; returns its identifier.
  static func start(_ body: () -> Never) throws -> pid_t {
    let process = try fork()()
    guard process >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EAGAIN) }
    if process == 0 { body() }
    return process
  }

  /// Waits until a process ends.
  static func wait(for process: pid_t) -> End {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    return End(status: status, peakMemory: usage.ru_maxrss)
  }

  /// Ends this process when it has computed for a second, waited for ten, or takes a gigabyte.
  ///
  /// It is the computing that counts: on a busy machine a second is soon over.
  static func limitThisOne() {
    alarm(10)
    set(RLIMIT_CPU, to: 1)
    set(RLIMIT_DATA, to: 1 << 30)
    set(RLIMIT_CORE, to: 0)
  }

  private static func set(_ resource: __rlimit_resource, to limit: rlim_t) {
    var limits = rlimit(rlim_cur: limit, rlim_max: limit + (resource == RLIMIT_CPU ? 1 : 0))
    setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
  }

  private typealias Fork = @convention(c) () -> pid_t

  /// Swift leaves `fork` out of the C library, for programs with threads.
  private static func fork() throws -> Fork {
    guard let symbol = dlsym(nil, "fork") else { throw POSIXError(.ENOSYS) }
    return unsafeBitCast(symbol, to: Fork.self)
  }
}
