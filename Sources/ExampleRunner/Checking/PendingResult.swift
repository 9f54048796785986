package import Diagnostics
import Foundation
package import GuideExamples
import GuideMarkup
import StableHashing

/// A result block or a comment that does not hold what happened, and what it would hold.
package struct PendingResult: Hashable, Sendable {
  /// Where the result is written.
  package enum Place: Hashable, Sendable {
    case block(ResultFence)

    /// An empty comment at the end of a line of code, as it is there: `// =>`.
    case comment(SourceLocation, mark: String)
  }

  package var place: Place

  /// The guide's path, as the author knows it.
  package var path: String

  /// The body to write, without a line end after its last line, or the whole comment.
  package var newText: String

  /// How the fence differs from what happened, as a finding shows it.
  package var difference: [String]

  package init(fence: ResultFence, path: String, newText: String, difference: [String] = []) {
    place = .block(fence)
    self.path = path
    self.newText = newText
    self.difference = difference
  }

  init(comment: BlankComment, newText: String) {
    place = .comment(comment.location, mark: comment.mark)
    path = comment.location.path
    self.newText = newText
    difference = ["+ \(newText)"]
  }

  /// By which `accept` is told of this result: another one for another place or another text.
  package var id: String {
    let name: String =
      switch place {
      case .block(let fence): "\(fence.fence.index)"
      case .comment(let location, _): "comment \(location.line)"
      }
    let text = "\(path)\n\(name)\n\(newText)"
    return String(StableHash.text(of: Data(text.utf8)).suffix(8))
  }

  /// The rules of findings that offer a result.
  package static let rules: Set = [
    "result.empty", "result.outdated", "prints.empty", "value.empty",
  ]

  /// The command that writes it, as a finding prints it.
  var fix: String { "reprise accept \(id)" }
}
