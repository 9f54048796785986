import ArgumentParser
import Foundation
import UIKit

/// Restores a workload in this process, which another process saved.
struct RestoreMeasurement: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "restore", shouldDisplay: false)

  @Argument var subject: Subject
  @Argument var workload: Workload
  @Argument var size: Int
  @Flag var countHeap = false

  @MainActor
  func run() async throws {
    let app = BenchmarkApp(workload, size: size, isEmpty: true)
    app.countsHeap = countHeap
    _ = BenchmarkApp.launch(app)
    try (subject == .engine ? engine(app) : try peer()).write()
  }

  @MainActor
  private func engine(_ app: BenchmarkApp) throws -> Measurement {
    let heap = countHeap ? PeakHeap.growth : nil
    let growth = try app.memory?.get().growth() ?? 0
    guard let stood = app.stood, let restored = app.restored, isRestored(app) else {
      throw ValidationError("The workload did not come back.")
    }
    return Measurement(
      milliseconds: Stopwatch.milliseconds(restored - stood), memory: growth, heap: heap,
      archive: try BenchmarkFolder.archiveSize())
  }

  /// Foundation reads in a process that has launched the same app, too, and has read nothing before.
  @MainActor
  private func peer() throws -> Measurement {
    let peers = Peers(workload: workload, size: size)
    let archives = try BenchmarkFolder.readArchives()
    let memory = try PeakMemory()
    let milliseconds = try Stopwatch.milliseconds {
      switch subject {
      case .engine, .archiver: try peers.read(archives: archives)
      case .propertyList: for archive in archives { try peers.read(propertyList: archive) }
      }
    }
    return Measurement(
      milliseconds: milliseconds, memory: try memory.growth(),
      archive: archives.map(\.count).reduce(0, +))
  }

  @MainActor
  private func isRestored(_ app: BenchmarkApp) -> Bool {
    switch app.window?.rootViewController {
    case let node as NodeController: node.isRestored
    case let rows as RowsController:
      rows.tableView.indexPathsForSelectedRows?.count == RowsController.selectedRows(of: size).count
    case let controller as BytesController: controller.bytes.count == size
    default: false
    }
  }
}
