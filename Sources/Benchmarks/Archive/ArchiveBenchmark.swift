import ArgumentParser
import Foundation

struct ArchiveBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive",
    abstract: "Saving and restoring state, beside one NSKeyedArchiver a node and a property list.",
    discussion: """
      Each line is the median of several pairs of processes: one saves, the next restores. \
      "ratio" is the engine's time divided by the archiver's; "memory" is what the process grew \
      by at most while it saved or restored, beside the app and its interface, and "times" is \
      that divided by the size of the archive. The engine's save ends when the file is on disk; \
      Foundation's peers write nothing.
      """)

  @Option(help: "How often each workload is measured.")
  var repetitions = 5

  func run() throws {
    print(Self.header)
    for (workload, size) in Self.workloads {
      let results = try measure(workload, size)
      for (step, measurements) in results {
        print(Self.line(step, workload, size, measurements))
      }
    }
  }

  private static let workloads: [(Workload, Int)] =
    [100, 1_000, 10_000, 100_000].map { (.controllers, $0) } + [
      (.rows, 100_000), (.bytes, 10 << 20),
    ]

  private func measure(
    _ workload: Workload, _ size: Int
  ) throws -> [(step: String, measurements: [Measurement])] {
    let home = URL(filePath: NSTemporaryDirectory()).appending(path: "reprise-bench-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    return try ["save", "restore"].map { step in
      (
        step,
        try (0..<repetitions).map { _ in
          try BenchmarkFolder.measure(step, workload, size, home: home)
        }
      )
    }
  }

  private static let columns = [-12, 9, -8, 10, 10, 10, 7, 9, 7, 9]

  private static let header = row([
    "workload", "size", "step", "engine", "archiver", "plist", "ratio", "memory", "times",
    "archive",
  ])

  private static func line(
    _ step: String, _ workload: Workload, _ size: Int, _ measurements: [Measurement]
  ) -> String {
    func median(_ value: (Measurement) -> Double) -> Double {
      measurements.map(value).sorted()[measurements.count / 2]
    }
    let archive = median { Double($0.archive) }
    return row([
      workload.rawValue, "\(size)", step,
      String(format: "%.1f ms", median(\.engine)), String(format: "%.1f ms", median(\.archiver)),
      String(format: "%.1f ms", median(\.propertyList)),
      String(format: "%.2f", median { $0.engine / $0.archiver }),
      String(format: "%.1f MB", median { Double($0.memory) } / 1e6),
      String(format: "%.1f", median { Double($0.memory) } / archive),
      String(format: "%.0f kB", archive / 1e3),
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
