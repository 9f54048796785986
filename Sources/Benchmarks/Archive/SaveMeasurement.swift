import ArgumentParser
import Foundation
import UIKit

/// Saves a workload in this process.
struct SaveMeasurement: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "save", shouldDisplay: false)

  @Argument var subject: Subject
  @Argument var workload: Workload
  @Argument var size: Int
  @Flag var countHeap = false

  @MainActor
  func run() async throws {
    let app = BenchmarkApp(workload, size: size)
    let application = BenchmarkApp.launch(app)
    if let table = (app.window?.rootViewController as? RowsController)?.tableView {
      for row in RowsController.selectedRows(of: size) {
        table.selectRow(at: row, animated: false, scrollPosition: .none)
      }
    }
    let peers = subject == .engine ? nil : Peers(workload: workload, size: size)
    let memory = try PeakMemory()
    if countHeap { PeakHeap.beginCounting() }
    var archives: [Data] = []
    let milliseconds = try Stopwatch.milliseconds {
      switch subject {
      case .engine: application.enterBackground()
      case .archiver: archives = peers?.archives() ?? []
      case .propertyList: archives = try peers.map { [try $0.propertyList()] } ?? []
      }
    }
    let heap = countHeap ? PeakHeap.growth : nil
    let growth = try memory.growth()
    if subject != .engine { try BenchmarkFolder.write(archives) }
    try Measurement(
      milliseconds: milliseconds, memory: growth, heap: heap,
      archive: subject == .engine
        ? try BenchmarkFolder.archiveSize() : archives.map(\.count).reduce(0, +)
    ).write()
  }
}
