/// What is said around a finding, whose own words are the tool's and the compiler's.
package enum DiagnosticPhrase: String, Phrase {
  case error = "error"
  case warning = "warning"
  case fix = "Fix"
  case moreLines = "… and {count} more lines"
}
