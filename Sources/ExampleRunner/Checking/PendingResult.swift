import Foundation
package import GuideExamples
import GuideMarkup

/// A result block that does not hold what happened, and what it would hold.
package struct PendingResult: Hashable, Sendable {
  package var fence: ResultFence

  /// The guide's path, as the author knows it.
  package var path: String

  /// The body to write, without a line end after its last line.
  package var newText: String

  /// How the fence differs from what happened, as a finding shows it.
  package var difference: [String]

  package init(fence: ResultFence, path: String, newText: String, difference: [String] = []) {
    self.fence = fence
    self.path = path
    self.newText = newText
    self.difference = difference
  }

  /// By which `accept` is told of this result: another one for another place or another text.
  package var id: String {
    let text = "\(path)\n\(fence.fence.index)\n\(newText)"
    return String(StableHash.text(of: Data(text.utf8)).suffix(8))
  }
}
