/// Why an edit of a guide was refused; nothing was changed then.
package enum GuideEditError: Error, Hashable, Sendable {
  /// The file is not what was parsed, from this line on.
  case sourceChanged(path: String, line: Int)

  /// The fence that begins on this line is never closed.
  case unclosedFence(path: String, line: Int)

  /// Two edits are for the fence that begins on this line.
  case conflictingEdits(path: String, line: Int)

  /// The body cannot be written into the fence that begins on this line so that the guide says
  /// just that.
  case unrepresentableBody(path: String, line: Int)
}

extension GuideEditError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .sourceChanged(let path, let line):
      "\(path):\(line): The guide has changed since it was read; nothing was written. "
        + "`reprise verify` reads it again."
    case .unclosedFence(let path, let line):
      "\(path):\(line): The code block is never closed; nothing was written."
    case .conflictingEdits(let path, let line):
      "\(path):\(line): Two results are for this code block; nothing was written."
    case .unrepresentableBody(let path, let line):
      "\(path):\(line): This code block cannot hold the result as text; nothing was written."
    }
  }
}
