import Diagnostics
import GuideMarkup

/// The lines of a translation that are still those of its source.
struct UntranslatedLines {
  /// How many there are.
  let count: Int

  /// Compares the text of a translation with that of its source, outside of front matter and fences.
  ///
  /// Short lines are often the same in both, as names and numbers are: they count where every line is the source's.
  init(of guide: Guide, from source: Guide) {
    let lines = Self.text(of: guide)
    let ofSource = Set(Self.text(of: source))
    let same = lines.filter(ofSource.contains)
    count =
      same.count == lines.count
      ? same.count : same.count { $0.split(separator: " ").count >= Self.wordsOfASentence }
  }

  private static let wordsOfASentence = 6

  private static func text(of guide: Guide) -> [String] {
    let inFences = Set(
      guide.fences.flatMap { $0.location.line...max($0.location.line, $0.bodyLines.upperBound) })
    return guide.lines.enumerated().compactMap { index, line in
      let number = index + 1
      let isText = number >= guide.firstTextLine && !inFences.contains(number)
      return isText && line.contains(where: \.isLetter) ? line : nil
    }
  }
}
