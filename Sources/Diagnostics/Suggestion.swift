/// Finds the word an author probably meant.
package enum Suggestion {
  /// Longer words are not typing mistakes, and comparing them takes time.
  private static let longest = 100

  /// The candidate nearest to `word`, if near enough that a person would take it for a slip.
  ///
  /// At most a third of the letters differ, or one in a word of two letters; of candidates that are
  /// equally near it is the first in alphabetical order.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    guard word.count <= longest else { return nil }
    let limit = max(word.count < 2 ? 0 : 1, word.count / 3)
    return
      candidates
      .filter { abs($0.count - word.count) <= limit }
      .map { (candidate: $0, distance: distance(word.lowercased(), $0.lowercased())) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?
      .candidate
  }

  /// Whether a word is another with one letter too few, too many, wrong or in the place of its neighbor; or that word.
  package static func isSlip(_ word: String, for other: String) -> Bool {
    abs(word.count - other.count) <= 1 && distance(word, other) <= 1
  }

  /// The number of letters to insert, remove, replace or swap with a neighbor.
  private static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
