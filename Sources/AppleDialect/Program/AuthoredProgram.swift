/// A program as its author wrote it, for Xcode.
package struct AuthoredProgram: Hashable, Codable, Sendable {
  /// The name of the Swift module.
  package var module: String

  /// The program's files; launches are added to the first.
  package var files: [File]

  /// The statements of each launch, in order.
  package var launches: [Launch]

  /// Whether the program is plain Swift, run from top to bottom, without an app.
  package var isScript: Bool

  /// The modules whose sources are among the files: an import of one brings nothing else.
  package var mergedModules: Set<String>

  /// The names that hold in `#if`: `DEBUG`.
  package var definedConditions: Set<String>

  /// The version of the language that it is compiled as: `5`, `4.2`.
  package var swiftVersion: String

  /// Whether Objective-C sees the members of its classes without `@objc`, as before Swift 4.
  package var infersObjectiveC: Bool

  package struct File: Hashable, Codable, Sendable {
    /// The file's name with its extension: `AppDelegate.swift`.
    package var name: String
    package var pieces: [Piece]

    package init(name: String, pieces: [Piece]) {
      self.name = name
      self.pieces = pieces
    }
  }

  /// Consecutive lines of one source.
  package struct Piece: Hashable, Codable, Sendable {
    /// The file that the author knows these lines from: `Content/tab-bar.md`.
    package var path: String

    /// The line in that file of the first of these lines, from 1.
    package var firstLine: Int
    package var lines: [Line]

    package init(path: String, firstLine: Int, lines: [Line]) {
      self.path = path
      self.firstLine = firstLine
      self.lines = lines
    }
  }

  package struct Line: Hashable, Codable, Sendable {
    package var text: String

    /// How many characters stand before `text` in the author's file.
    package var prefixLength: Int

    package init(text: String, prefixLength: Int = 0) {
      self.text = text
      self.prefixLength = prefixLength
    }
  }

  package struct Launch: Hashable, Codable, Sendable {
    package var number: Int

    /// The statements; nil where the app is launched and nothing more is asked of it.
    package var body: Piece?

    package init(number: Int, body: Piece?) {
      self.number = number
      self.body = body
    }
  }

  package init(
    module: String, files: [File], launches: [Launch], isScript: Bool,
    mergedModules: Set<String> = [], definedConditions: Set<String> = [],
    swiftVersion: String = "5", infersObjectiveC: Bool = false
  ) {
    self.module = module
    self.files = files
    self.launches = launches
    self.isScript = isScript
    self.mergedModules = mergedModules
    self.definedConditions = definedConditions
    self.swiftVersion = swiftVersion
    self.infersObjectiveC = infersObjectiveC
  }
}
