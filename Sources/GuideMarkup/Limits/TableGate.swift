/// Counts the cells of a table as the parser makes them: every row gets all columns, however few
/// its author wrote.
struct TableGate: StructureGate {
  let limits: StructureLimits
  private var columns = 0
  private var rows = 0
  private var delimiterRows = 0

  init(limits: StructureLimits) {
    self.limits = limits
  }

  mutating func read(_ line: LineShape) -> StructureExcess? {
    if line.endsParagraph {
      (columns, rows, delimiterRows) = (0, 0, 0)
      return nil
    }
    if let found = Self.columns(ofDelimiterRow: line.content) {
      columns = max(columns, found)
      delimiterRows += 1
    }
    guard columns > 0 else { return nil }
    rows += 1
    return excess(line)
  }

  private func excess(_ line: LineShape) -> StructureExcess? {
    if columns > limits.tableColumns {
      return StructureExcess(
        limit: "table-columns", line: line.number, byte: line.contentStart, found: columns,
        allowed: limits.tableColumns, unit: "columns in a table")
    }
    if columns * rows > limits.tableCells {
      return StructureExcess(
        limit: "table-cells", line: line.number, byte: line.contentStart, found: columns * rows,
        allowed: limits.tableCells, unit: "cells in a table")
    }
    if delimiterRows > limits.tableDelimiterRows {
      return StructureExcess(
        limit: "table-delimiter-rows", line: line.number, byte: line.contentStart,
        found: delimiterRows, allowed: limits.tableDelimiterRows,
        unit: "delimiter rows in a paragraph")
    }
    return nil
  }

  /// The number of columns if a line such as `|---|:-:|` delimits the header of a table.
  private static func columns(ofDelimiterRow content: ArraySlice<UInt8>) -> Int? {
    var pipes = 0
    var colons = 0
    var hyphens = 0
    for byte in content {
      switch byte {
      case .pipe: pipes += 1
      case .colon: colons += 1
      case .hyphen: hyphens += 1
      case .space, .tab, 0x0B, 0x0C: break
      default: return nil
      }
    }
    guard hyphens > 0, pipes + colons > 0 else { return nil }
    let leading = content.first == .pipe ? 1 : 0
    let trailing = content.last { !$0.isBlank } == .pipe ? 1 : 0
    return max(1, pipes + 1 - leading - trailing)
  }
}
