import Foundation
import UIKit

/// What Foundation does with the values of a workload: an archiver a node, and a property list.
@MainActor
struct Peers {
  let workload: Workload
  let size: Int

  /// The one large value, which exists before anything is measured.
  private let bytes: Data

  init(workload: Workload, size: Int) {
    self.workload = workload
    self.size = size
    bytes = workload == .bytes ? BytesController.bytes(count: size) : Data()
  }

  /// The archives of the nodes, one each.
  func archives() -> [Data] {
    switch workload {
    case .controllers:
      (0..<size).map { number in archive { NodeValues(number: number).encode(with: $0) } }
    case .rows:
      [
        archive { coder in
          coder.encode(RowsController.selectedRows(of: size), forKey: "selected")
          coder.encode(IndexPath(row: 0, section: 0), forKey: "first")
        }
      ]
    case .bytes: [archive { $0.encode(bytes, forKey: "bytes") }]
    }
  }

  /// Reads the archives, as many values as were written; returns how many.
  func read(_ archives: [Data]) throws -> Int {
    var count = 0
    for data in archives {
      let coder = try Foundation.NSKeyedUnarchiver(forReadingFrom: data)
      coder.requiresSecureCoding = false
      switch workload {
      case .controllers: count += NodeValues(from: coder).number >= 0 ? 5 : 0
      case .rows: count += (coder.decodeObject(forKey: "selected") as? [Any])?.count ?? 0
      case .bytes: count += (coder.decodeObject(forKey: "bytes") as? Data)?.count ?? 0
      }
      coder.finishDecoding()
    }
    return count
  }

  func propertyList() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
  }

  func read(propertyList data: Data) throws {
    _ = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
  }

  private var value: Any {
    switch workload {
    case .controllers: (0..<size).map { NodeValues(number: $0).propertyList }
    case .rows: RowsController.selectedRows(of: size).map { [$0.section, $0.row] }
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
