/// Spans as bytes beside their code: three for each, the category and how many bytes of the code it takes.
package enum SpanBytes {
  private static let categories = CodeSpan.Category.allCases

  /// - Returns: Nil for spans that are not the code from its start to its end, or too long for such a form.
  package static func bytes(of spans: [CodeSpan], in code: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = code.utf8[...]
    for span in spans {
      guard let category = categories.firstIndex(of: span.category),
        let length = UInt16(exactly: span.text.utf8.count), rest.starts(with: span.text.utf8)
      else { return nil }
      bytes += [UInt8(category), UInt8(length >> 8), UInt8(length & 0xFF)]
      rest = rest.dropFirst(Int(length))
    }
    return rest.isEmpty ? bytes : nil
  }

  /// - Returns: Nil for bytes that do not belong to the code.
  package static func spans(of code: String, _ bytes: [UInt8]) -> [CodeSpan]? {
    var spans: [CodeSpan] = []
    var rest = code.utf8[...]
    guard bytes.count.isMultiple(of: 3) else { return nil }
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let length = Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
      guard categories.indices.contains(Int(bytes[start])), length <= rest.count,
        let text = String(rest.prefix(length))
      else { return nil }
      spans.append(CodeSpan(text, categories[Int(bytes[start])]))
      rest = rest.dropFirst(length)
    }
    return rest.isEmpty ? spans : nil
  }
}
