/// What the limits need to know of a line, found in one pass over its bytes.
struct LineShape {
  let bytes: [UInt8]
  let number: Int

  /// Whether a paragraph surely ends here: the line is empty, or holds quote markers only.
  let endsParagraph: Bool

  /// The offsets of the markers of quotes, list items and footnotes at the start of the line.
  let markers: [Int]

  /// Whether one of the markers is that of a footnote's definition.
  let definesFootnote: Bool

  /// Where the text after the markers begins.
  let contentStart: Int

  init(_ bytes: [UInt8], number: Int) {
    self.bytes = bytes
    self.number = number
    var scanner = MarkerScanner(bytes)
    scanner.scan()
    markers = scanner.markers
    definesFootnote = scanner.definesFootnote
    contentStart = scanner.position
    endsParagraph = Self.endsParagraph(bytes)
  }

  var content: ArraySlice<UInt8> { bytes[contentStart...] }

  /// Where the first footnote's definition begins, if one does.
  var footnoteStart: Int? {
    definesFootnote ? markers.first { FootnoteMarker.end(in: bytes, from: $0) != nil } : nil
  }

  /// The label of the first footnote defined here.
  var footnoteLabel: String? {
    footnoteStart.flatMap { FootnoteMarker.label(in: bytes, from: $0) }
  }

  /// A quote marker ends a paragraph only if it is indented by less than four columns; what may be
  /// indented further is not an end, so that the limits rather count too much.
  private static func endsParagraph(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while rest.last?.isBlank == true { rest.removeLast() }
    guard !rest.isEmpty else { return true }
    let indentation = rest.prefix { $0 == .space }.count
    guard indentation < 4 else { return false }
    rest = rest.dropFirst(indentation)
    while rest.first == .greater {
      rest.removeFirst()
      if rest.first == .space { rest.removeFirst() }
    }
    return rest.isEmpty
  }
}
