import ArgumentParser

/// What the project costs, measured beside what it is compared with.
@main
struct Benchmarks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reprise-bench",
    abstract: "Measures what saving and restoring cost, beside Foundation in the same processes.",
    subcommands: [ArchiveBenchmark.self, SaveMeasurement.self, RestoreMeasurement.self],
    defaultSubcommand: ArchiveBenchmark.self)
}
