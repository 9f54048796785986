import ArgumentParser
import Foundation

struct ArchiveBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive",
    abstract: "Saving and restoring state, beside one NSKeyedArchiver a node and a property list.",
    discussion: """
      Each line is the median of several rounds. In a round the engine, the archivers and the \
      property list save and restore, each in processes of its own that have launched the same app \
      and have neither written nor read an archive before. "ratio" is the engine's time divided by \
      the archivers'; "each" is the engine's time for one element.

      "memory" is what the engine's process grew by at most while it saved or restored, beside the \
      app and its interface. What saving or restoring takes the first time in a process, code that \
      is loaded and tables of types, is what the line of size 1 shows; "beyond" is the memory \
      without that, and "times" is that divided by the size of the archive. The engine's save ends \
      when the file is on disk; Foundation's peers write nothing.
      """)

  @Option(help: "How often each workload is measured.")
  var repetitions = 5

  func run() throws {
    print(BenchmarkTable.header)
    for (workload, sizes) in Self.workloads {
      var table = BenchmarkTable(workload: workload)
      for size in sizes {
        let results = try measure(workload, size)
        for step in Self.steps {
          print(table.line(step, size, results.compactMap { $0[step] }))
        }
      }
    }
  }

  private static let steps = ["save", "restore"]

  private static let workloads: [(Workload, [Int])] = [
    (.controllers, [1, 100, 1_000, 10_000, 100_000]), (.rows, [1, 100_000]),
    (.bytes, [1, 10 << 20]),
  ]

  /// What each step took in each round.
  private func measure(_ workload: Workload, _ size: Int) throws -> [[String: Comparison]] {
    let folder = BenchmarkFolder()
    let rounds = try (0..<repetitions).map { _ in
      Dictionary(
        uniqueKeysWithValues: try Self.steps.map { step in
          (
            step,
            Comparison(
              engine: try folder.measure(step, .engine, workload, size),
              archiver: try folder.measure(step, .archiver, workload, size),
              propertyList: try folder.measure(step, .propertyList, workload, size))
          )
        })
    }
    try folder.delete()
    return rounds
  }
}
