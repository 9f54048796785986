import ExampleRunner

/// An example's code as one file, for a language server that knows nothing of examples.
///
/// The files follow one another, then each launch as a function with the driver as its
/// argument, so that every line has the text that its author sees.
struct LanguageDocument: Sendable {
  private(set) var text: String

  /// The line, from 0, on which each file, then each launch begins.
  private var firstLines: [Int] = []
  private var lineCounts: [Int] = []

  /// - Parameter files: The texts of the example's files; those that are no Swift are empty.
  init(files: [String], launches: [String]) {
    // As it is compiled: what a script without an import cannot say is not offered either.
    let support = launches.isEmpty ? SupportModule(ofFiles: files) : .app
    text = "import \(support.rawValue)\n"
    for file in files { append(file, before: "", after: "") }
    for (index, launch) in launches.enumerated() {
      append(
        launch,
        before: "@MainActor func launch\(index + 1)(_ app: ExampleApp) async throws {\n",
        after: "}\n")
    }
  }

  private mutating func append(_ piece: String, before: String, after: String) {
    text += before
    firstLines.append(text.utf8.count { $0 == UInt8(ascii: "\n") })
    lineCounts.append(1 + piece.utf8.count { $0 == UInt8(ascii: "\n") })
    text += piece + "\n" + after
  }

  /// The place in the text of a place in a piece, both counted from 0; nil for a piece or a line
  /// that is missing.
  func position(piece: Int, line: Int, column: Int) -> (line: Int, column: Int)? {
    guard firstLines.indices.contains(piece), 0..<lineCounts[piece] ~= line, column >= 0 else {
      return nil
    }
    return (firstLines[piece] + line, column)
  }
}
