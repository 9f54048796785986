import Diagnostics
package import GuideMarkup

/// Names the text of a guide that a translator has to follow.
package enum GuideRevision {
  /// Twelve hexadecimal digits that change with everything in the guide but the code of its examples,
  /// their results, and the day in its front matter: translations show those as they are.
  package static func text(of guide: Guide, examples: [Example]) -> String {
    let shared = Set(examples.flatMap(\.codeFences).map(\.index))
    let leftOut = guide.fences
      .filter { shared.contains($0.index) || FenceKind(of: $0).isResult }
      .map { ($0.location.line, max($0.location.line, $0.bodyLines.upperBound - 1)) }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 10) &* 0x100_0000_01b3
    }
    add(guide.title)
    add(guide.summary)
    for (index, line) in guide.lines.enumerated().dropFirst(guide.firstTextLine - 1)
    where !leftOut.contains(where: { $0.0 <= index + 1 && index + 1 <= $0.1 }) {
      add(line)
    }
    let digits = String(hash, radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).suffix(12))
  }
}

extension FenceKind {
  /// Whether a fence of this kind holds what happened.
  var isResult: Bool {
    switch self {
    case .trace, .archive, .screen, .output, .diff, .diagnostics, .matrix,
      .comparison:
      true
    case .swift, .resource, .diagram, .other: false
    }
  }
}
