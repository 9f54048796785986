/// A place in an example's program, as an address until it has been looked up, then as a line.
package struct CallSite: Hashable, Codable, Sendable {
  /// The address of the call, relative to where the example's executable was loaded.
  package var address: UInt64?

  /// The author's file, as `#sourceLocation` named it; nil until looked up.
  package var path: String?

  /// The line, from 1; 0 until looked up.
  package var line: Int

  /// The column, from 1; 0 where it is not known.
  ///
  /// As it was looked up it is in UTF-8 bytes of the code; in what a runner returns it is in
  /// characters of the author's line, as everywhere else.
  package var column: Int

  package init(address: UInt64?, path: String? = nil, line: Int = 0, column: Int = 0) {
    self.address = address
    self.path = path
    self.line = line
    self.column = column
  }
}
