import struct Foundation.Data

/// The text of values in the dump of an archive.
///
/// Containers take several lines, of which all but the first are indented.
struct ArchiveValueText {
  var limits = ValueLimits.none

  private static let step = "    "
  private static let shownByteCount = 16

  /// The text of a value that stands for itself, after its key.
  func text(of value: ArchiveValue, indentation: String) -> String {
    switch value {
    case .string(let text): cut(text, OneLineText.plain)
    default: nested(value, indentation)
    }
  }

  /// The text of a dictionary's key, which need not be a string.
  static func key(_ value: ArchiveValue) -> String {
    switch value {
    case .string(let text): text
    case .array, .set, .dictionary: "<a collection>"
    case .data(let data): bytes(data)
    case .keyedArchive(let byteCount, _): "<\(byteCount) bytes, a keyed archive>"
    case .object(let className, _): "<\(className)>"
    default: ArchiveValueText().nested(value, "")
    }
  }

  private func nested(_ value: ArchiveValue, _ indentation: String) -> String {
    switch value {
    case .null: "nil"
    case .bool(let isTrue): isTrue ? "Yes" : "No"
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .real(let number): Self.real(number)
    case .string(let text): cut(text, OneLineText.quoted)
    case .data(let data): Self.bytes(data)
    case .date(let seconds): DateText.text(of: seconds)
    case .url(let text), .uuid(let text): cut(text, OneLineText.plain)
    case .reference(let path): "Object Identifier Proxy: \(OneLineText.plain(path))"
    case .cycle(let object): "<object \(object) again>"
    case .array(let values):
      block(
        "(", lines: elements(values, indentation), separator: ",", closing: ")",
        indentation: indentation)
    case .set(let values):
      block(
        "{(", lines: elements(values, indentation), separator: ",", closing: ")}",
        indentation: indentation)
    case .dictionary(let fields):
      block(
        "{", lines: members(fields, indentation), separator: "", closing: "}",
        indentation: indentation)
    case .object(let className, let fields):
      block(
        "\(OneLineText.plain(className)) {", lines: members(fields, indentation), separator: "",
        closing: "}", indentation: indentation)
    case .keyedArchive(let byteCount, let top):
      block(
        "<\(byteCount) bytes, a keyed archive> {", lines: members(top, indentation), separator: "",
        closing: "}", indentation: indentation)
    }
  }

  /// A number that was a `Float` looks like one: 0.8926057, not 0.8926057219505310.
  private static func real(_ number: Double) -> String {
    let float = Float(number)
    return Double(float) == number ? "\(float)" : "\(number)"
  }

  private static func bytes(_ data: Data) -> String {
    let unit = data.count == 1 ? "byte" : "bytes"
    guard !data.isEmpty else { return "<0 bytes>" }
    let shown = data.prefix(shownByteCount).map(HexText.lower).joined(separator: " ")
    return "<\(data.count) \(unit): \(shown)\(data.count > shownByteCount ? " …" : "")>"
  }

  /// References among themselves are printed as their paths alone, as Apple's tool does.
  private func elements(_ values: [ArchiveValue], _ indentation: String) -> [String] {
    let paths = values.compactMap { value in
      if case .reference(let path) = value { path } else { nil }
    }
    if paths.count == values.count { return paths.map(OneLineText.quoted) }
    return shown(values) { nested($0, indentation + Self.step) }
  }

  private func members(_ fields: [ArchiveValue.Field], _ indentation: String) -> [String] {
    shown(fields) {
      "\(OneLineText.quoted($0.key)) = \(nested($0.value, indentation + Self.step));"
    }
  }

  /// The lines of as many elements as the limits allow, and one that counts the others.
  private func shown<Element>(
    _ elements: [Element], _ line: (Element) -> String
  ) -> [String] {
    guard elements.count > limits.elements else { return elements.map(line) }
    return elements.prefix(limits.elements).map(line)
      + ["… \(elements.count - limits.elements) more"]
  }

  /// As much of a string as the limits allow, and how long all of it is.
  private func cut(_ text: String, _ form: (String) -> String) -> String {
    guard limits.isLonger(text) else { return form(text) }
    return "\(form(String(text.prefix(limits.characters))))… (\(text.count) characters)"
  }

  private func block(
    _ opening: String, lines: [String], separator: String, closing: String,
    indentation: String
  ) -> String {
    guard !lines.isEmpty else { return opening + closing }
    let inner = lines.map { indentation + Self.step + $0 }.joined(separator: separator + "\n")
    return "\(opening)\n\(inner)\n\(indentation)\(closing)"
  }
}
