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

      "heap" is the most bytes that the engine had from malloc at one moment while it saved or \
      restored, beside the app and its interface, counted at each call in a process of its own, as \
      counting takes time. What saving or restoring takes the first time in a process, tables of \
      types and the like, is what the line of size 1 shows; "times" is the heap without that, \
      divided by the size of the archive without that of size 1. "pages" is what the measured \
      process grew by at most, in pages that it touched, code that is loaded included, again without \
      that of size 1: below a megabyte it says little. The engine's save ends when the file is on \
      disk; Foundation's peers write nothing.
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
          print(
            table.line(
              step, size: size, results: results.rounds.compactMap { $0[step] },
              heap: results.heaps[step]))
        }
      }
    }
  }

  private static let steps = ["save", "restore"]

  private static let workloads: [(Workload, [Int])] = [
    (.controllers, [1, 100, 1_000, 10_000, 100_000]), (.rows, [1, 100_000]),
    (.bytes, [1, 10 << 20]),
  ]

  /// What each step took in each round, and the heap that it took.
  private func measure(
    _ workload: Workload, _ size: Int
  ) throws -> (rounds: [[String: Comparison]], heaps: [String: Int]) {
    let folder = BenchmarkFolder()
    let rounds = try (0..<repetitions).map { _ in
      Dictionary(
        uniqueKeysWithValues: try Self.steps.map { step in
          (
            step,
            Comparison(
              engine: try folder.measure(step, subject: .engine, workload: workload, size: size),
              archiver: try folder.measure(
                step, subject: .archiver, workload: workload, size: size),
              propertyList: try folder.measure(
                step, subject: .propertyList, workload: workload, size: size))
          )
        })
    }
    // Once: the same work asks for the same bytes.
    let heaps = try Self.steps.map { step in
      (
        step,
        try folder.measure(step, subject: .engine, workload: workload, size: size, countHeap: true)
          .heap ?? 0
      )
    }
    try folder.delete()
    return (rounds, Dictionary(uniqueKeysWithValues: heaps))
  }
}
