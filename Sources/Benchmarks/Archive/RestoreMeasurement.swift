import ArgumentParser
import Foundation
import UIKit

/// Restores a workload in this process, which another process saved.
struct RestoreMeasurement: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "restore", shouldDisplay: false)

  @Argument var workload: Workload
  @Argument var size: Int

  @MainActor
  func run() async throws {
    let app = BenchmarkApp(workload, size: size, isEmpty: true)
    _ = BenchmarkApp.launch(app)
    let growth = try app.memory?.get().growth() ?? 0
    guard let stood = app.stood, let restored = app.restored, isRestored(app) else {
      throw ValidationError("The workload did not come back.")
    }
    let peers = Peers(workload: workload, size: size)
    let archives = peers.archives()
    let propertyList = try peers.propertyList()
    try Measurement(
      engine: Stopwatch.milliseconds(restored - stood),
      archiver: try Stopwatch.milliseconds { _ = try peers.read(archives) },
      propertyList: try Stopwatch.milliseconds { try peers.read(propertyList: propertyList) },
      memory: growth, archive: try BenchmarkFolder.archiveSize()
    ).write()
  }

  @MainActor
  private func isRestored(_ app: BenchmarkApp) -> Bool {
    switch app.window?.rootViewController {
    case let node as NodeController: node.values == NodeValues(number: 0)
    case let rows as RowsController:
      rows.tableView.indexPathsForSelectedRows?.count == RowsController.selectedRows(of: size).count
    case let controller as BytesController: controller.bytes.count == size
    default: false
    }
  }
}
