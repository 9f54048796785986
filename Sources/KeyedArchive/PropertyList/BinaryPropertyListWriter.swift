package import struct Foundation.Data

/// Writes binary property lists: the same bytes for the same value, each scalar once.
package struct BinaryPropertyListWriter {
  package init() {}

  /// A whole file with `value` as its top object.
  package func data(of value: PropertyListValue) -> Data {
    let objects = PropertyListObjectTable(value)
    var output = PropertyListOutput(objectCount: objects.values.count)
    let offsets = objects.values.indices.map { index in
      let offset = output.bytes.count
      write(objects.values[index], references: objects.references[index], to: &output)
      return offset
    }
    writeTable(of: offsets, to: &output)
    return Data(output.bytes)
  }

  private func write(
    _ value: PropertyListValue, references: [Int], to output: inout PropertyListOutput
  ) {
    switch value {
    case .array: output.container(.array, count: references.count, references: references)
    case .set: output.container(.set, count: references.count, references: references)
    case .dictionary:
      output.container(.dictionary, count: references.count / 2, references: references)
    default: output.scalar(value)
    }
  }

  private func writeTable(of offsets: [Int], to output: inout PropertyListOutput) {
    let table = output.bytes.count
    let offsetSize = PropertyListOutput.size(of: UInt64(table))
    for offset in offsets { output.unsigned(UInt64(offset), size: offsetSize) }
    output.bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(output.referenceSize)]
    for number in [offsets.count, 0, table] { output.unsigned(UInt64(number), size: 8) }
  }
}
