import Diagnostics

/// How large and how intricate a guide may be.
///
/// The parser of the system library takes quadratic time or memory for some shapes of text: a
/// table of 8 kB can cost seconds, and 195 kB of references abort it. So one linear pass refuses
/// such shapes before the parser sees the text. What the pass counts is an upper bound, taken
/// inside of code as well: were it to track what is code, a text that misleads the tracking would
/// get past the limits.
struct StructureLimits {
  var fileBytes = 256 * 1024
  var lineBytes = 16 * 1024
  var tableColumns = 64
  var tableCells = 2_000

  /// Lines of one paragraph that could be the delimiter row of a table.
  var tableDelimiterRows = 50

  /// Markers of quotes, lists and footnotes at the start of one line.
  var containerMarkers = 32

  /// Levels of the parsed tree, those of running text included.
  var treeDepth = 100
  var bracketsPerParagraph = 2_000
  var imagesPerParagraph = 500
  var referenceDefinitions = 1_000
  var referenceBytes = 64 * 1024

  /// Closing brackets times the longest reference definition: what the references can expand to.
  var referenceExpansion = 4 * 1024 * 1024
  var blankLines = 100
  var footnotes = 500

  /// The first limit that a text exceeds.
  func firstExcess(in source: SourceText) -> Diagnostic? {
    var gates = allGates()
    for (index, text) in source.lines.enumerated() {
      let line = LineShape(Array(text.utf8), number: index + 1)
      for gate in gates.indices {
        if let excess = gates[gate].read(line) { return excess.diagnostic(in: source) }
      }
    }
    return gates.lazy.compactMap { $0.finish() }.first?.diagnostic(in: source)
  }

  /// The diagnostic for a file of this size, if it is too large to be read at all.
  func excess(fileBytes count: Int, path: String) -> Diagnostic? {
    guard count > fileBytes else { return nil }
    let excess = StructureExcess(
      limit: "file-size", line: 1, found: count, allowed: fileBytes, unit: "bytes in the guide")
    return excess.diagnostic(in: SourceText(path: path, lines: []))
  }

  private func allGates() -> [any StructureGate] {
    [
      LineLengthGate(limits: self), NestingGate(limits: self), BlankLinesGate(limits: self),
      BracketGate(limits: self), TableGate(limits: self), ReferenceGate(limits: self),
      FootnoteGate(limits: self),
    ]
  }
}
