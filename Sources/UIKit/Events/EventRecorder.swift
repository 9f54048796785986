import Foundation
package import RunRecord
import Synchronization

/// Writes the events of this process to the file the runner reads, each at once, so that nothing
/// is lost when the process is killed.
package enum EventRecorder {
  private struct State {
    var descriptor: Int32 = -1
    var isOpen = false
    var phase = TraceEvent.Phase.launch
  }

  private static let state = Mutex(State())

  /// Whether another process reads this process's events.
  package static let isRecording = state.withLock { state in
    openIfNeeded(&state)
    return state.descriptor >= 0
  }

  /// Whether the record is only compared with another's: without places in the code and without drawings, whose making
  /// and reading takes longer than all else of it.
  private static let isBrief =
    ProcessInfo.processInfo.environment[RecordStream.briefVariable] != nil

  /// The part of the process's life that new events belong to.
  package static var phase: TraceEvent.Phase {
    get { state.withLock { $0.phase } }
    set { state.withLock { $0.phase = newValue } }
  }

  /// Tells what happens.
  ///
  /// - Parameter callSites: The app's code that led here; the innermost calls on the stack where it is not given.
  package static func record(
    _ content: @autoclosure () -> EventContent, object: @autoclosure () -> ObjectReference? = nil,
    callSites: @autoclosure () -> [CallSite] = CallSites.current(limit: innerFrames)
  ) {
    guard isRecording else { return }
    write(
      .event(
        TraceEvent(
          phase: phase, object: object(), content(), callSites: isBrief ? [] : callSites())))
  }

  /// This many calls in the app's executable, of which generated ones are left out afterwards.
  package static let innerFrames = 3

  /// Says how the process is about to end.
  package static func recordTermination(_ termination: Termination) {
    write(.termination(termination))
  }

  /// Tells what the user can tell of the app at this moment.
  static func recordScreen(_ screen: @autoclosure () -> ScreenRecord) {
    guard isRecording else { return }
    write(.screen(screen()))
  }

  /// Tells what the user can press of the app at this moment.
  static func recordTargets(_ targets: @autoclosure () -> [ScreenTarget]) {
    guard isRecording else { return }
    write(.targets(targets()))
  }

  /// Keeps the file of an image that later drawings show.
  static func recordPicture(_ picture: Picture) {
    guard !isBrief else { return }
    write(.picture(picture))
  }

  /// Tells what the app shows; nil for the same as before.
  static func recordDrawing(_ drawing: ScreenDrawing?, at moment: ScreenMoment) {
    guard !isBrief else { return }
    write(.drawing(drawing, moment: moment))
  }

  private static func write(_ entry: RecordStream.Entry) {
    do {
      // Not inside the lock: a process that aborts for want of memory there records its end, too.
      let line = try RecordStream.line(for: entry)
      try state.withLock { state in
        openIfNeeded(&state)
        guard state.descriptor >= 0 else { return }
        try line.withUnsafeBytes { try writeAll($0, to: state.descriptor) }
      }
    } catch {
      // A record with a hole would be a lie; the runner reports the signal.
      fatalError("The record of this run cannot be written: \(error)")
    }
  }

  /// Without the variable the program was started by hand, and nothing reads its record.
  private static func openIfNeeded(_ state: inout State) {
    guard !state.isOpen else { return }
    state.isOpen = true
    guard let path = ProcessInfo.processInfo.environment[RecordStream.pathVariable] else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      fatalError("The record of this run cannot be opened: \(String(cString: strerror(errno)))")
    }
    state.descriptor = outOfTheWay(descriptor)
  }

  /// Moves a descriptor to a number that the program's own files do not come to.
  ///
  /// Low numbers are used again and again, and the record of a run with Foundation's `Process` was found closed once.
  private static func outOfTheWay(_ descriptor: Int32) -> Int32 {
    let high = fcntl(descriptor, F_DUPFD_CLOEXEC, 200)
    guard high >= 0 else { return descriptor }
    close(descriptor)
    return high
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    }
  }
}
