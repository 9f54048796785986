/// A file of the finished site.
package struct SiteFile: Hashable, Sendable {
  /// The path below the output folder: `containers/custom.html`.
  package var path: String
  package var contents: [UInt8]

  package init(path: String, contents: [UInt8]) {
    self.path = path
    self.contents = contents
  }

  package init(path: String, text: String) {
    self.init(path: path, contents: Array(text.utf8))
  }

  /// The contents as text.
  package var text: String { String(decoding: contents, as: UTF8.self) }
}
