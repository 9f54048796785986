import Foundation

/// Which run of an example this is, and what is different in it.
///
/// A guide must not rely on the order of sets and dictionaries, the date and the time, the folders or the process
/// identifier: these differ in each run. All else is the same.
struct Repetition: Hashable, Sendable {
  /// 0 for the run itself, from which the guide has its results.
  var number = 0

  /// By what sets and dictionaries are ordered; nil for the order of the runtime's own.
  var hashSeed: Int? { number == 0 ? nil : number }

  /// How many processes start and end before the program.
  var earlierProcesses: Int { number }

  /// How much later than in the run itself every launch starts, in seconds: another year, month, day, weekday, hour,
  /// minute and second, and the same everywhere.
  var delay: Int { number * (410 * 86_400 + 4 * 3600 + 11 * 60 + 13) }

  /// The instant at which a launch starts, in seconds since 1970 with what is behind the second.
  func start(after instant: Date) -> String {
    let seconds = Int(instant.timeIntervalSince1970) + delay
    return number == 0 ? "\(seconds)" : "\(seconds).\(10 + 16 * (number % 6))"
  }

  /// The folder of the run in the one that it is given: its path is longer each time.
  func folder(in folder: String) -> String {
    number == 0 ? folder : "\(folder)/" + String(repeating: "again-", count: number)
  }
}
