import RunRecord

/// How large an image is, in the pixels of a page.
package struct ImageSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension ImageSize {
  /// Reads the size out of a file's bytes; nil for a file that is not an image, or one that does not say.
  package init?(of bytes: [UInt8]) {
    if let header = RasterHeader(of: bytes) {
      self.init(width: header.width, height: header.height)
    } else if let size = Self.ofSVG(bytes), size.isPossible {
      self = size
    } else {
      return nil
    }
  }

  /// The endings of files that a page can show.
  package static let terminations: Set = ["png", "gif", "webp", "jpg", "jpeg", "svg"]

  private var isPossible: Bool { (1...65_535).contains(width) && (1...65_535).contains(height) }
}
