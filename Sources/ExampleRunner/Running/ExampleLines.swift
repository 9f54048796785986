import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// Where the lines of an example's code stand, fence by fence.
struct ExampleLines: Hashable, Codable, Sendable {
  private struct Piece: Hashable, Codable {
    var path: String
    var numbers: [Int]
  }

  private var pieces: [Piece]

  /// - Parameter example: The example, with the builds that ran before it.
  init(of example: Example) {
    pieces = (example.earlierBuilds + [example]).flatMap(\.codeFences).map {
      Piece(path: $0.location.path, numbers: $0.body.map(\.number))
    }
  }

  /// What code that stood at these lines told, as told by the same code at others.
  ///
  /// - Returns: Nil where that is not sure: another number of lines, or a record that names lines by more
  ///   than its call sites.
  func moved(_ record: RunRecord, to new: ExampleLines) -> RunRecord? {
    guard self != new else { return record }
    guard pieces.map(\.path) == new.pieces.map(\.path),
      pieces.map(\.numbers.count) == new.pieces.map(\.numbers.count), !record.namesPlaces
    else { return nil }
    var lines: [String: [Int: Int]] = [:]
    for (old, new) in zip(pieces, new.pieces) {
      for (oldNumber, newNumber) in zip(old.numbers, new.numbers) {
        lines[old.path, default: [:]][oldNumber] = newNumber
      }
    }
    return Self.moved(record, by: lines)
  }

  private static func moved(_ record: RunRecord, by lines: [String: [Int: Int]]) -> RunRecord {
    var record = record
    for launch in record.launches.indices {
      for event in record.launches[launch].events.indices
      where !record.launches[launch].events[event].callSites.isEmpty {
        record.launches[launch].events[event].callSites =
          record.launches[launch].events[event].callSites.map { site in
            guard let path = site.path, let line = lines[path]?[site.line] else { return site }
            var site = site
            site.line = line
            return site
          }
      }
    }
    return record
  }
}

extension RunRecord {
  /// Whether what it tells contains lines of the guide that are not call sites.
  fileprivate var namesPlaces: Bool {
    !compilerMessages.isEmpty
      || launches.contains { launch in
        if case .signalled = launch.termination { return true }
        return !launch.errorOutput.isEmpty || !launch.termination.callSites.isEmpty
      }
  }
}
