/// Runs `body` on the main actor, which the caller is on already.
///
/// `NSCoder`'s methods are not isolated, but a restoration's coders are handed to app code on
/// the main thread only, as UIKit's are. The cast is checked by the precondition before it.
func onMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  MainActor.preconditionIsolated("A restoration's coder was used away from the main thread")
  return try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}

/// Brings an object into `onMainActor`, which does not leave the thread that the object is on.
struct SameThread<Object>: @unchecked Sendable {
  let value: Object

  init(_ value: Object) {
    self.value = value
  }
}
