/// A place in the folder of an app's bundle, or of a program's sources, by a name that an author chose.
package enum BundlePath {
  /// Whether a name leads to a place in the folder, whatever stands there.
  package static func isInside(_ name: String) -> Bool {
    let parts = name.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    return !name.unicodeScalars.contains("\0")
      && parts.allSatisfy { part in
        !part.isEmpty && !part.elementsEqual(".".unicodeScalars)
          && !part.elementsEqual("..".unicodeScalars)
      }
  }
}
