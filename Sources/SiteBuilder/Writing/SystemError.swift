import Diagnostics

/// A failed call of the system.
struct SystemError: Error, CustomStringConvertible {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  var description: String { FailureReason.text(ofSystemError: number) }
}
