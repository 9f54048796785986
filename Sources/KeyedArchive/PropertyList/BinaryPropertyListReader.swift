package import struct Foundation.Data

/// Reads binary property lists that nobody vouches for.
///
/// Every object is read once, without recursion and in time linear in the file, whatever is in it.
package struct BinaryPropertyListReader {
  package var limits: PropertyListLimits

  package init(limits: PropertyListLimits = PropertyListLimits()) {
    self.limits = limits
  }

  /// The top object of a file.
  package func value(of data: Data) throws(PropertyListError) -> PropertyListValue {
    try valueAndReferenceSize(of: data).value
  }

  /// The top object with the number of bytes that each reference takes in the file.
  func valueAndReferenceSize(
    of data: Data
  ) throws(PropertyListError) -> (value: PropertyListValue, referenceSize: Int) {
    let result = data.withUnsafeBytes { buffer in
      Result { () throws(PropertyListError) in
        let trailer = try BinaryPropertyListTrailer(buffer, limits: limits)
        var walk = PropertyListWalk(buffer, trailer: trailer, limits: limits)
        return (value: try walk.topObject(), referenceSize: trailer.referenceSize)
      }
    }
    return try result.get()
  }
}
