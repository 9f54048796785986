import Foundation
import Glibc

/// The line on a terminal that says how far a campaign is; elsewhere there is none.
struct ProgressLine {
  private let what: String
  private let total: UInt64
  private let isShown = isatty(STDERR_FILENO) == 1

  init(_ what: String, of total: UInt64) {
    self.what = what
    self.total = total
  }

  func show(_ done: UInt64) {
    guard isShown, total > 0 else { return }
    let percent = min(done, total) * 100 / total
    write("\r\u{1B}[K\(what): \(min(done, total)) of \(total), \(percent) %")
  }

  func end() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
