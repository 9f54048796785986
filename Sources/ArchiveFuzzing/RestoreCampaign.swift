import Foundation
import Glibc
import KeyedArchive
import UIKit

/// Damages the saved state of an app over and over, and launches the app with each result, in a
/// process each.
@MainActor
package struct RestoreCampaign {
  package struct Outcome: Codable, Sendable {
    /// Launches that came up and were offered the archive.
    package var restored = 0

    /// Launches that came up as without an archive, because it was refused.
    package var refused = 0

    package var crashes = 0
    package var hangs = 0

    /// Launches that did not come up, or made what the app did not name, with their seeds.
    package var problems: [String] = []

    /// Kilobytes that the largest launch took.
    package var peakMemory = 0

    package init() {}
  }

  /// How a launch ends that says of itself what became of it.
  private enum Status: Int32 {
    case restored = 42
    case refused = 43
    case notUp = 44
  }

  package var archive: [UInt8]
  package var seeds: Range<UInt64>

  package init(archive: [UInt8], seeds: Range<UInt64>) {
    self.archive = archive
    self.seeds = seeds
  }

  /// Launches the app with the archive damaged with each seed.
  package func run(willLaunch: (UInt64) -> Void = { _ in }) throws -> Outcome {
    let file = try FuzzedFile(name: "saved state", bytes: archive) { _ in }
    var outcome = Outcome()
    for seed in seeds {
      willLaunch(seed)
      let end = try Self.end(ofLaunchWith: file.damaged(seed: seed))
      note(end, seed, in: &outcome)
    }
    return outcome
  }

  /// What is wrong with the campaign itself: it must notice a class that is made and was not to be.
  package func problemOfControls() throws -> String? {
    let archive = Data(archive)
    guard try Self.end(ofLaunchWith: archive).exitStatus == Status.restored.rawValue else {
      return "the app does not restore its own archive"
    }
    guard try Self.end(ofLaunchWith: Data()).exitStatus == Status.refused.rawValue else {
      return "an empty archive is not refused"
    }
    let named = try Self.end(ofLaunchWith: archive, namesGadget: true)
    guard named.exitStatus == FuzzedGadget.exitStatus else {
      return "a gadget that the app names is not made"
    }
    let swapped = try Self.end(ofLaunchWith: try gadgetsForNotes())
    guard swapped.exitStatus == Status.restored.rawValue else {
      return "gadgets in the place of notes: \(swapped.description)"
    }
    return nil
  }

  /// The archive with gadgets where the app decodes notes.
  private func gadgetsForNotes() throws -> Data {
    let value = try BinaryPropertyListReader().value(of: Data(archive))
    return BinaryPropertyListWriter().data(of: Self.renamed(value))
  }

  private static func renamed(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .string("\(FuzzedClass.note)"): .string("\(FuzzedClass.gadget)")
    case .array(let elements): .array(elements.map(renamed))
    case .set(let elements): .set(elements.map(renamed))
    case .dictionary(let entries): .dictionary(entries.map { .init($0.key, renamed($0.value)) })
    default: value
    }
  }

  private static func end(
    ofLaunchWith archive: Data, namesGadget: Bool = false
  ) throws -> ForkedProcess.End {
    let process = try ForkedProcess.start {
      ForkedProcess.limitThisOne()
      FuzzedGadget.isNamed = namesGadget
      FuzzedApp.writeArchive(archive)
      FuzzedApp.launch()
      guard FuzzedApp.isUp else { _exit(Status.notUp.rawValue) }
      _exit((FuzzedApp.wasOfferedAnArchive ? Status.restored : .refused).rawValue)
    }
    return ForkedProcess.wait(for: process)
  }

  private func note(_ end: ForkedProcess.End, _ seed: UInt64, in outcome: inout Outcome) {
    outcome.peakMemory = max(outcome.peakMemory, end.peakMemory)
    switch end.exitStatus {
    case Status.restored.rawValue?: outcome.restored += 1
    case Status.refused.rawValue?: outcome.refused += 1
    case Status.notUp.rawValue?: outcome.problems.append("seed \(seed): the app did not come up")
    case FuzzedGadget.exitStatus?:
      outcome.problems.append("seed \(seed): a class was made that the app did not name")
    default:
      if end.isHang { outcome.hangs += 1 } else { outcome.crashes += 1 }
      outcome.problems.append("seed \(seed): \(end.description)")
    }
  }
}
