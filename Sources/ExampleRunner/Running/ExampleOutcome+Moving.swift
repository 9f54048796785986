import Diagnostics
package import GuideExamples
import GuideMarkup
import RunRecord

extension ExampleOutcome {
  /// What comes of the same program on other lines of its guide, known without running it again.
  ///
  /// - Returns: Nil where that is not sure: another program, one with findings, which name lines, or
  ///   one that can tell where it stands.
  package func moved(to moved: Example) -> ExampleOutcome? {
    guard diagnostics.isEmpty, pending.isEmpty, !example.asksForItsPlace,
      !(record?.namesPlaces ?? false), ExampleProgram(example) == ExampleProgram(moved)
    else { return nil }
    let lines = MovedLines(from: example, to: moved)
    var outcome = self
    outcome.example = moved
    outcome.record = record.map(lines.apply)
    outcome.variants = variants.map { variant in
      var variant = variant
      if case .ran(let record) = variant.result { variant.result = .ran(lines.apply(to: record)) }
      return variant
    }
    return outcome
  }
}

/// Where the lines of an example have gone.
private struct MovedLines {
  private var lines: [String: [Int: Int]] = [:]

  init(from old: Example, to new: Example) {
    for (old, new) in zip(Self.fences(old), Self.fences(new)) {
      for (oldLine, newLine) in zip(old.body, new.body) {
        lines[old.location.path, default: [:]][oldLine.number] = newLine.number
      }
    }
  }

  private static func fences(_ example: Example) -> [Fence] {
    (example.earlierBuilds + [example]).flatMap {
      $0.files.flatMap(\.fences) + $0.launches.compactMap(\.fence)
    }
  }

  func apply(to record: RunRecord) -> RunRecord {
    var record = record
    for launch in record.launches.indices {
      for event in record.launches[launch].events.indices
      where !record.launches[launch].events[event].callSites.isEmpty {
        record.launches[launch].events[event].callSites =
          record.launches[launch].events[event].callSites.map(moved)
      }
    }
    return record
  }

  private func moved(_ site: CallSite) -> CallSite {
    guard let path = site.path, let line = lines[path]?[site.line] else { return site }
    var site = site
    site.line = line
    return site
  }
}

extension RunRecord {
  /// Whether what it tells contains lines of the guide that are no call sites.
  fileprivate var namesPlaces: Bool {
    !compilerMessages.isEmpty
      || launches.contains { launch in
        if case .signalled = launch.ending { return true }
        return !launch.errorOutput.isEmpty || !launch.ending.callSites.isEmpty
      }
  }
}

extension Example {
  /// Whether its code can see on which line it stands.
  fileprivate var asksForItsPlace: Bool {
    mustFail || earlierBuilds.contains(where: \.asksForItsPlace)
      || (files.flatMap(\.fences) + launches.compactMap(\.fence)).contains { fence in
        fence.body.contains { line in Self.placeWords.contains { line.text.contains($0) } }
      }
  }

  private static let placeWords = ["#line", "#file", "#column", "callStack"]
}
