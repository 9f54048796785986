/// Makes in a text the change that was made in another, which has the same lines where it was made.
package enum LineTransfer {
  private typealias Line = ArraySlice<UInt8>

  /// The text with the change; nil if its lines at the place of the change are others.
  ///
  /// - Parameters:
  ///   - old: The other text before the change, whose lines end with a line feed.
  ///   - new: The other text after it; the first and the last line that differ are the change.
  ///   - bytes: The text to be changed; a carriage return at the end of a line belongs to its end, and stays.
  package static func bytes(from old: [UInt8], to new: [UInt8], in bytes: [UInt8]) -> [UInt8]? {
    guard old != new else { return bytes }
    let (old, new, lines) = (Self.lines(of: old), Self.lines(of: new), Self.lines(of: bytes))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let replaced = start..<(old.count - end)
    guard replaced.upperBound <= lines.count,
      zip(old[replaced], lines[replaced]).allSatisfy({ $0 == withoutReturn($1) })
    else { return nil }
    let hasReturns = lines.first?.last == carriageReturn
    let inserted = new[start..<(new.count - end)].map { hasReturns ? $0 + [carriageReturn] : $0 }
    let result = lines[..<replaced.lowerBound] + inserted + lines[replaced.upperBound...]
    return Array(result.joined(separator: [lineFeed]))
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private static func lines(of bytes: [UInt8]) -> [Line] {
    bytes.split(separator: lineFeed, omittingEmptySubsequences: false)
  }

  private static func withoutReturn(_ line: Line) -> Line {
    line.last == carriageReturn ? line.dropLast() : line
  }
}
