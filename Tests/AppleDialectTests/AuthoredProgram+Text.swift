import AppleDialect
import Foundation

/// Adapts an app of one file, `Main.swift`, whose first line is line 10 of `guide.md`.
func adapt(_ text: String, launches: [String?] = [], prefixLength: Int = 0) -> AdaptedProgram {
  adapt(["Main.swift": text], launches: launches, prefixLength: prefixLength)
}

/// Adapts an app of several files, in the order of their names, behind a main file without code if
/// asked to.
func adapt(
  _ files: [String: String], launches: [String?] = [], prefixLength: Int = 0,
  emptyMainFile: Bool = false, mergedModules: Set<String> = [], definedConditions: Set<String> = [],
  swiftVersion: String = "5", infersObjectiveC: Bool = false
) -> AdaptedProgram {
  DialectPass.adapt(
    AuthoredProgram(
      module: "App",
      files: (emptyMainFile ? [.init(name: "Main.swift", pieces: [])] : [])
        + files.sorted { $0.key < $1.key }.map { name, text in
          .init(name: name, pieces: [piece(text, line: 10, prefixLength: prefixLength)])
        },
      launches: launches.enumerated().map { index, text in
        .init(
          number: index + 1, body: text.map { piece($0, line: 50, prefixLength: prefixLength) })
      },
      isScript: false, mergedModules: mergedModules, definedConditions: definedConditions,
      swiftVersion: swiftVersion, infersObjectiveC: infersObjectiveC))
}

private func piece(_ text: String, line: Int, prefixLength: Int) -> AuthoredProgram.Piece {
  AuthoredProgram.Piece(
    path: "guide.md", firstLine: line,
    lines: text.split(separator: "\n", omittingEmptySubsequences: false).map {
      .init(text: String($0), prefixLength: prefixLength)
    })
}

extension AdaptedProgram {
  /// The author's part of the first file: what is between the first two directives.
  var authoredText: String {
    let lines = files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix("#sourceLocation(") }.dropFirst()
      .prefix { $0 != "#sourceLocation()" }.joined(separator: "\n")
  }

  /// The generated part of the first file, behind the author's.
  var generatedText: String {
    files[0].text.components(separatedBy: "#sourceLocation()\n").dropFirst()
      .joined(separator: "#sourceLocation()\n")
  }
}
