import Foundation
import Synchronization

/// Does what goes as deep as code does on a stack that is deep enough.
///
/// The tree of a chain of calls is as deep as the chain is long, and what walks it calls itself for
/// every link: a text of a few pages could end the process otherwise.
enum LargeStackThread {
  /// Of addresses: memory is taken for what is used alone.
  private static let byteCount = 1 << 30

  private final class Answer<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  static func result<Value: Sendable>(of body: @escaping @Sendable () -> Value) -> Value {
    let answer = Answer<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = body()
      answer.value.withLock { $0 = value }
      done.signal()
    }
    thread.stackSize = byteCount
    thread.start()
    done.wait()
    guard let value = answer.value.withLock(\.self) else {
      preconditionFailure("the thread that was waited for left no value")
    }
    return value
  }
}
