import Diagnostics

/// What is wrong as commands of GitHub's workflows, a line each.
struct GitHubAnnotations {
  private let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// Nil where nothing is wrong.
  var text: String? {
    diagnostics.isEmpty ? nil : diagnostics.map(line).joined(separator: "\n")
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location
    let properties = [
      ("file", place.path), ("line", "\(place.line)"), ("col", "\(place.column)"),
      ("title", diagnostic.rule),
    ]
    let fix = diagnostic.fix.map { ["fix: \($0)"] } ?? []
    let message = [diagnostic.summary] + diagnostic.difference + diagnostic.notes + fix
    let list = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
    let text = Self.escaped(Self.withoutTabs(DisplayText.lines(message.joined(separator: "\n"))))
    return "::\(diagnostic.severity.rawValue) \(list)::\(text)"
  }

  /// The runner of a workflow shows a tab, the last control byte that is left, as nothing at all.
  private static func withoutTabs(_ text: String) -> String { text.replacing("\t", with: "    ") }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
