import Diagnostics

/// A limit that a guide exceeds.
struct StructureExcess {
  /// The limit's name, as in the rule `limit.<name>`.
  let limit: String
  let line: Int

  /// The offset in the line of the byte that is one too many.
  var byte = 0
  let found: Int
  let allowed: Int

  /// What is counted, with what it is counted in: `columns in a table`.
  let unit: String

  func diagnostic(in source: SourceText) -> Diagnostic {
    let column = source.column(atByte: byte, ofLine: line)
    return Diagnostic(
      rule: "limit.\(limit)", at: source.location(line: line, column: column),
      "\(found) \(unit): at most \(allowed) are allowed",
      notes: ["The guide was not parsed."],
      fix: "use fewer, or split the guide")
  }
}
