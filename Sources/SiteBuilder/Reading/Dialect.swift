/// How the files of the content folder are written.
package enum Dialect: String, CaseIterable, Sendable {
  /// As Reprise's guides.
  case guides
  /// As a DocC catalog (`.docc`).
  case docc

  /// What the names of its guides end in.
  var endings: [String] { self == .docc ? [".md", ".tutorial"] : [".md"] }
}
