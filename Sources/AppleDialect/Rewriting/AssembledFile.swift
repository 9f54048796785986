import SwiftParser
import SwiftSyntax

/// A file of the program as one text, each piece behind a `#sourceLocation` that names the
/// author's own place.
struct AssembledFile {
  let name: String
  private var text: String
  private var generated = ""
  let syntax: SourceFileSyntax

  init(_ file: AuthoredProgram.File) {
    name = file.name
    text = file.pieces.map(\.located).joined()
    syntax = Parser.parse(source: text)
  }

  var adapted: AdaptedProgram.File {
    AdaptedProgram.File(
      name: name,
      text: generated.isEmpty ? text : text + "#sourceLocation()\n" + generated)
  }

  /// Changes the text at places of `syntax`; may be called once, before anything is appended.
  mutating func apply(_ edits: [SourceEdit]) {
    text = SourceEdit.apply(edits, to: text)
  }

  /// Adds generated code behind the author's.
  mutating func append(_ code: String) {
    generated += code
  }

  /// Adds generated lines before the author's.
  mutating func prepend(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    text = lines.joined(separator: "\n") + "\n" + text
  }
}

extension AuthoredProgram.Piece {
  /// The lines behind a directive that says where they come from.
  var located: String {
    let file = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let body = lines.map { $0.text + "\n" }.joined()
    return "#sourceLocation(file: \"\(file)\", line: \(firstLine))\n" + body
  }
}
