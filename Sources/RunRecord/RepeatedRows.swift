/// Rows of a trace, of which one that repeats the row before is only counted.
enum RepeatedRows {
  /// The rows without repetitions; the last column says how often a row was there.
  static func folded(_ rows: [[String]]) -> [[String]] {
    var result: [(row: [String], count: Int)] = []
    for row in rows {
      if let last = result.last, last.row == row {
        result[result.count - 1].count += 1
      } else {
        result.append((row, 1))
      }
    }
    return result.map { row, count in
      guard count > 1, let detail = row.last else { return row }
      let times = "(\(count) times)"
      return row.dropLast() + [detail.isEmpty ? times : "\(detail) \(times)"]
    }
  }
}
