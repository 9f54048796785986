/// The lines of a file, to tell a place by its line and column.
struct FileLines {
  let ranges: [Range<String.Index>]
  private let starts: [Int]

  init(_ text: String) {
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    ranges = lines.map { $0.startIndex..<$0.endIndex }
    var starts: [Int] = []
    var offset = 0
    for line in lines {
      starts.append(offset)
      offset += line.count + 1
    }
    self.starts = starts
  }

  /// Returns the place of the byte at an offset.
  func place(at offset: Int, file: Int) -> ProgramPlace {
    // The last line that does not begin after it.
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return ProgramPlace(file: file, line: low + 1, column: offset - starts[low] + 1)
  }
}
