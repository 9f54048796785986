import Foundation
import UIKit

/// What Foundation does with the values of a workload: an archiver a node, and a property list.
@MainActor
struct Peers {
  private let workload: Workload

  // The values exist before anything is measured, as those of an app do.
  private let nodes: [NodeValues]
  private let rows: [IndexPath]
  private let bytes: Data

  init(workload: Workload, size: Int) {
    self.workload = workload
    nodes = workload == .controllers ? (0..<size).map { NodeValues(number: $0) } : []
    rows = workload == .rows ? RowsController.selectedRows(of: size) : []
    bytes = workload == .bytes ? BytesController.bytes(count: size) : Data()
  }

  /// The archives of the nodes, one each.
  func archives() -> [Data] {
    switch workload {
    case .controllers: nodes.map { values in archive { values.encode(with: $0) } }
    case .rows:
      [
        archive { coder in
          coder.encode(rows, forKey: "selected")
          coder.encode(IndexPath(row: 0, section: 0), forKey: "first")
        }
      ]
    case .bytes: [archive { $0.encode(bytes, forKey: "bytes") }]
    }
  }

  /// The property list of all nodes.
  func propertyList() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
  }

  /// Reads what was archived, and checks that nothing is missing.
  func read(archives: [Data]) throws {
    var count = 0
    for data in archives {
      let coder = try Foundation.NSKeyedUnarchiver(forReadingFrom: data)
      coder.requiresSecureCoding = false
      switch workload {
      case .controllers: count += NodeValues(from: coder).title.isEmpty ? 0 : 1
      case .rows: count += (coder.decodeObject(forKey: "selected") as? [Any])?.count ?? 0
      case .bytes: count += (coder.decodeObject(forKey: "bytes") as? Data)?.count ?? 0
      }
      coder.finishDecoding()
    }
    guard count == nodes.count + rows.count + bytes.count else {
      throw CocoaError(.coderReadCorrupt)
    }
  }

  func read(propertyList data: Data) throws {
    _ = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
  }

  private var value: Any {
    switch workload {
    case .controllers: nodes.map(\.propertyList)
    case .rows: rows.map { [$0.section, $0.row] }
    case .bytes: bytes
    }
  }

  private func archive(_ encode: (Foundation.NSKeyedArchiver) -> Void) -> Data {
    let archiver = Foundation.NSKeyedArchiver(requiringSecureCoding: false)
    encode(archiver)
    archiver.finishEncoding()
    return archiver.encodedData
  }
}
