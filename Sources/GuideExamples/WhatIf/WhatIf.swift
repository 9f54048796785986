package import Diagnostics

/// A piece of code with a what-if, and the code in its place.
package struct WhatIf: Hashable, Sendable {
  /// The whole text of a line as it would be.
  package struct LineEdit: Hashable, Sendable {
    package var line: Int
    package var text: String

    package init(line: Int, text: String) {
      self.line = line
      self.text = text
    }
  }

  /// By which readers name it: `A`, `B`.
  package var label: String

  /// Where the comment is, or the statement that is left out.
  package var location: SourceLocation

  /// The code as it is; empty for a line that is not there.
  package var code: String

  /// The code that would stand there; empty where nothing would.
  package var alternative: String

  /// What must be part of the compiler's reason to refuse it; nil for what must compile.
  package var refusal: String?

  /// The lines that change; none is added or removed, so that all others keep their numbers.
  package var edits: [LineEdit]

  package init(
    label: String = "", location: SourceLocation, code: String, alternative: String,
    refusal: String? = nil, edits: [LineEdit]
  ) {
    self.label = label
    self.location = location
    self.code = code
    self.alternative = alternative
    self.refusal = refusal
    self.edits = edits
  }
}

extension WhatIf {
  /// Whether nothing stands in place of the code.
  package var isRemoved: Bool { alternative.allSatisfy(\.isWhitespace) }

  /// The labels of so many: `A` to `Z`, then `AA`.
  static func label(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? letter : label(index / 26 - 1) + letter
  }
}
