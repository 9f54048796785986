import Foundation

/// A file that this command writes.
struct GeneratedFile {
  /// The path from the package's folder.
  var path: String
  var text: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// A file of Swift, which says where it comes from.
  init(path: String, source: String) {
    self.path = path
    text = """
      // swift-format-ignore-file
      // Written by `make methods` from the declarations in Sources/UIKit. Do not edit.

      \(source)

      """
  }

  /// The text of the file as it is.
  func writtenText(in package: String) throws -> String {
    try String(contentsOfFile: "\(package)/\(path)", encoding: .utf8)
  }

  /// Writes the file.
  func write(in package: String) throws {
    try text.write(toFile: "\(package)/\(path)", atomically: true, encoding: .utf8)
  }
}

extension String {
  /// The text as a literal of Swift.
  var swiftLiteral: String {
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
