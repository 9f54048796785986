package import Diagnostics
package import Foundation

/// What a path after `from=` leads to.
package enum Inclusion: Hashable, Sendable {
  case file(IncludedFile)

  /// The folder of an app.
  case folder(IncludedFolder)
  case failed(InclusionFault)

  /// How much a guide may include, in bytes, however often and from however many files: more is
  /// compiled within no limit of time.
  package static let sizeLimit = 4 << 20

  /// Why a guide that includes more is not read to the end.
  package static let tooMuch = InclusionFault(
    rule: "from.too-much",
    reason: "with it, the guide includes more than \(sizeLimit) bytes", fix: "split the guide")
}

/// The folder of an app that a guide includes.
package struct IncludedFolder: Hashable, Sendable {
  /// The sources and the resources, each with its name in the program.
  package var sources: [IncludedFile]
  package var resources: [IncludedFile]

  /// What else is in the app's bundle: pictures, sounds.
  package var data: [AppFolder.DataFile]

  package init(
    sources: [IncludedFile], resources: [IncludedFile], data: [AppFolder.DataFile] = []
  ) {
    self.sources = sources
    self.resources = resources
    self.data = data
  }
}

/// A file that a guide includes.
package struct IncludedFile: Hashable, Sendable {
  /// The file's path as the author knows it: `Content/code/Detail.swift`.
  package var path: String

  /// Its lines, without line ends, or a part of them.
  package var lines: [String]

  /// Which line of the file the first of them is.
  var firstLine = 1

  /// The file's name in the program.
  package var name: String

  /// Its bytes, where the app's bundle has it as it is.
  package var bytes: Data?

  /// - Parameter name: The name in the program; nil for the file's own.
  package init(path: String, lines: [String], name: String? = nil) {
    self.path = path
    self.lines = lines
    self.name = name ?? path.split(separator: "/").last.map(String.init) ?? path
  }

  /// How large the lines are.
  package var byteCount: Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }
}

/// Why nothing can be included.
package struct InclusionFault: Hashable, Sendable {
  /// The rule's identifier: `from.missing`.
  package var rule: String

  /// What is wrong, after the path: `there is no such file`.
  package var reason: String
  package var fix: String?

  /// The place in the included file; nil where it is the path that is wrong.
  package var location: SourceLocation?

  package init(
    rule: String, reason: String, fix: String? = nil, location: SourceLocation? = nil
  ) {
    self.rule = rule
    self.reason = reason
    self.fix = fix
    self.location = location
  }
}

/// Reads what guides include: from a path after `from=` and the guide's own path, the file.
package typealias InclusionReader = @Sendable (_ path: String, _ guide: String) -> Inclusion
