/// How the files of the content folder are written.
package enum Dialect: String, CaseIterable, Sendable {
  /// As Reprise's guides.
  case guides
  /// As a DocC catalog (`.docc`).
  case docc
}
