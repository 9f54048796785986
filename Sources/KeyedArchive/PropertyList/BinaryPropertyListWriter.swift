package import struct Foundation.Data

/// Writes binary property lists: the same bytes for the same value, each scalar once.
package struct BinaryPropertyListWriter {
  package init() {}

  /// A whole file with `value` as its top object.
  package func data(of value: PropertyListValue) -> Data {
    let objects = PropertyListObjectTable(value)
    var output = PropertyListOutput(objectCount: objects.values.count)
    var offsets: [UInt32] = []
    for (value, references) in zip(objects.values, objects.references) {
      offsets.append(UInt32(output.bytes.count))
      write(value, references: references, to: &output)
    }
    output.end(offsets: offsets)
    return output.bytes.takeData()
  }

  private func write(
    _ value: PropertyListValue, references: [UInt32], to output: inout PropertyListOutput
  ) {
    switch value {
    case .array: output.container(.array, count: references.count, references: references)
    case .set: output.container(.set, count: references.count, references: references)
    case .dictionary:
      output.container(.dictionary, count: references.count / 2, references: references)
    default: output.scalar(value)
    }
  }
}
