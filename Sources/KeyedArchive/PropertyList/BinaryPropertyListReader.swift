package import struct Foundation.Data

/// Reads binary property lists that can't be trusted.
///
/// Every object is read once, without recursion and in time linear in the file, whatever is in it.
package struct BinaryPropertyListReader {
  package var limits: PropertyListLimits

  package init(limits: PropertyListLimits = PropertyListLimits()) {
    self.limits = limits
  }

  /// The top object of a file.
  package func value(of data: Data) throws(PropertyListError) -> PropertyListValue {
    let result = data.withUnsafeBytes { buffer in
      Result { () throws(PropertyListError) in
        let trailer = try BinaryPropertyListTrailer(buffer, limits: limits)
        var walk = PropertyListWalk(
          buffer, trailer: trailer, limits: limits,
          sink: PropertyListValues(buffer, trailer: trailer))
        try walk.run()
        return walk.sink.values[trailer.topObject]
      }
    }
    return try result.get()
  }

  /// Refuses a file with more bytes or objects than are read, without a look at the objects.
  ///
  /// Code that writes one knows by this that it can be read again.
  package func checkSize(of data: Data) throws(PropertyListError) {
    let result = data.withUnsafeBytes { buffer in
      Result { () throws(PropertyListError) in
        _ = try BinaryPropertyListTrailer(buffer, limits: limits)
      }
    }
    try result.get()
  }

  /// A file whose objects are read where they are needed; all of them are checked now.
  func file(_ bytes: KeptBytes) throws(PropertyListError) -> PropertyListFile {
    try PropertyListFile(bytes, limits: limits)
  }
}
