/// Finds the lines of a page's code that an earlier block of the page already shows.
///
/// It finds only whole declarations and statements without marked lines: a link to a marked line must lead to something
/// visible.
struct RepeatedCode {
  /// How many lines there must be for a fold to be worth a click.
  private static let fewest = 4

  /// How many lines are compared at once: what is longer is found in parts.
  private static let most = 400

  /// The lines of the blocks so far, without indentation.
  private var lines: [Substring] = []

  /// Where in `lines` some lines in a row stand first.
  private var places: [[Substring]: Int] = [:]

  /// The lines of a block that were in blocks before, from 0, in order; the block is then one of those.
  mutating func repeats(in listing: CodeListing) -> [Range<Int>] {
    let block = listing.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingBlanks }
    let marked = Set(listing.events.map(\.line)).union(listing.highlights.keys)
      .union(listing.marks.flatMap(\.lines)).union(listing.removed.keys)
    var found: [Range<Int>] = []
    var start = 0
    while start + Self.fewest <= block.count {
      let same = longestRepeat(of: block, from: start, marked)
      let whole = Self.wholeLines(of: block, in: same)
      if whole.count >= Self.fewest {
        found.append(whole)
        start = whole.upperBound
      } else {
        start += 1
      }
    }
    add(block)
    return found
  }

  /// The lines from one on that stand in the same order in a block before, up to one with a mark.
  private func longestRepeat(
    of block: [Substring], from start: Int, _ marked: Set<Int>
  ) -> Range<Int> {
    let first = Array(block[start..<start + Self.fewest])
    guard var place = places[first] else { return start..<start }
    var end = start
    while end < min(block.count, start + Self.most), place < lines.count,
      block[end] == lines[place],
      !marked.contains(end)
    {
      end += 1
      place += 1
    }
    return start..<end
  }

  /// The longest part from the start that closes all brackets that it opens, and no others, without blank lines around.
  private static func wholeLines(of block: [Substring], in range: Range<Int>) -> Range<Int> {
    guard let first = range.first, !block[first].isEmpty else {
      return range.lowerBound..<range.lowerBound
    }
    var depth = 0
    var end = range.lowerBound
    for index in range {
      for character in block[index] {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if depth < 0 { return range.lowerBound..<end }
      }
      if depth == 0, !block[index].isEmpty { end = index + 1 }
    }
    return range.lowerBound..<end
  }

  private mutating func add(_ block: [Substring]) {
    let start = lines.count
    // No line contains a line break, so no repeat reaches from one block into the next.
    lines += block + ["\n"]
    for index in block.indices.dropLast(Self.fewest - 1) {
      let few = Array(block[index..<index + Self.fewest])
      if places[few] == nil { places[few] = start + index }
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var rest = drop { $0 == " " || $0 == "\t" }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return rest
  }
}
