import ArgumentParser
import Foundation
import UIKit

/// Saves a workload in this process.
struct SaveMeasurement: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "save", shouldDisplay: false)

  @Argument var workload: Workload
  @Argument var size: Int

  @MainActor
  func run() async throws {
    let app = BenchmarkApp(workload, size: size)
    let application = BenchmarkApp.launch(app)
    if let table = (app.window?.rootViewController as? RowsController)?.tableView {
      for row in RowsController.selectedRows(of: size) {
        table.selectRow(at: row, animated: false, scrollPosition: .none)
      }
    }
    let memory = try PeakMemory()
    let engine = Stopwatch.milliseconds { application.enterBackground() }
    let growth = try memory.growth()
    let peers = Peers(workload: workload, size: size)
    let archiver = Stopwatch.milliseconds { _ = peers.archives() }
    let propertyList = try Stopwatch.milliseconds { _ = try peers.propertyList() }
    try Measurement(
      engine: engine, archiver: archiver, propertyList: propertyList, memory: growth,
      archive: try BenchmarkFolder.archiveSize()
    ).write()
  }
}
