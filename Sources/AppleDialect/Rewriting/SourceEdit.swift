/// A change of a text at a range of UTF-8 offsets.
struct SourceEdit {
  var range: Range<Int>
  var replacement: String

  /// Inserts text at an offset.
  static func insertion(_ text: String, at offset: Int) -> SourceEdit {
    SourceEdit(range: offset..<offset, replacement: text)
  }

  /// The text with all edits made.
  ///
  /// Several insertions at one offset keep their order. Of edits that overlap, the one that begins first stands: invalid
  /// code may be parsed to attributes in attributes.
  static func apply(_ edits: [SourceEdit], to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
