import KeyedArchive

extension Error {
  /// What a trace says of an error: without the path of a file, which lies elsewhere in each run.
  var text: String {
    (self as? FileError)?.explanation ?? "\(self)"
  }
}
