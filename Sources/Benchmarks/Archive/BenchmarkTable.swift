import Foundation

/// The lines of one workload: what each size takes beyond what the smallest does.
struct BenchmarkTable {
  let workload: Workload

  /// What the smallest size took, by step.
  private var fixed: [String: Cost] = [:]

  private struct Cost {
    var pages: Double
    var heap: Double
    var archive: Double
  }

  init(workload: Workload) {
    self.workload = workload
  }

  private static let columns = [-11, 9, -8, 10, 10, 10, 6, 10, 9, 6, 9, 9]

  static let header = row([
    "workload", "size", "step", "engine", "archiver", "plist", "ratio", "each", "heap", "times",
    "pages", "archive",
  ])

  mutating func line(_ step: String, size: Int, results: [Comparison], heap: Int?) -> String {
    let engine = results.median(\.engine.milliseconds)
    let cost = Cost(
      pages: results.median { Double($0.engine.memory) }, heap: Double(heap ?? 0),
      archive: results.median { Double($0.engine.archive) })
    let smallest = fixed[step] ?? cost
    fixed[step] = smallest
    return Self.row([
      workload.rawValue, "\(size)", step,
      String(format: "%.1f ms", engine),
      String(format: "%.1f ms", results.median(\.archiver.milliseconds)),
      String(format: "%.1f ms", results.median(\.propertyList.milliseconds)),
      String(format: "%.2f", results.median(\.ratio)),
      String(format: "%.2f µs", engine * 1e3 / Double(size)),
      String(format: "%.2f MB", cost.heap / 1e6),
      // The smallest has nothing beyond itself.
      cost.archive > smallest.archive
        ? String(
          format: "%.1f", (cost.heap - smallest.heap) / (cost.archive - smallest.archive)) : "-",
      String(format: "%.2f MB", (cost.pages - smallest.pages) / 1e6),
      String(format: "%.0f kB", cost.archive / 1e3),
    ])
  }

  /// Negative widths are for text that begins at the left.
  private static func row(_ texts: [String]) -> String {
    zip(texts, columns).map { text, width in
      let padding = String(repeating: " ", count: max(0, abs(width) - text.count))
      return width < 0 ? text + padding : padding + text
    }
    .joined(separator: "  ")
  }
}
