import GuideExamples
import GuideMarkup
import Synchronization

/// What reading a guide's file came to.
struct GuideReading: Sendable {
  let file: GuideFile
  let parsed: ParsedGuide

  /// Nil where the text could not be parsed.
  let extracted: ExtractedExamples?

  /// The other files that are part of it, by their paths as the guide says them: they may change while
  /// it does not.
  private let inclusions: [String: Inclusion]

  /// Where they are, below the content folder, in order.
  let includedPaths: [String]

  /// The lines of its fences that are not compiled.
  private let leftOut: Set<Int>

  /// - Parameter leftOut: The lines of the fences of an article that are not compiled.
  init(_ file: GuideFile, _ included: IncludedFiles, leavingOut leftOut: Set<Int> = []) {
    self.file = file
    self.leftOut = leftOut
    parsed = GuideParser.parse(
      file.bytes, path: file.path, name: file.name, defaults: file.defaults)
    let asked = Mutex<[String: Inclusion]>([:])
    extracted = parsed.guide.map { guide in
      ExampleExtractor.extract(from: guide, leavingOut: leftOut) { path, guide in
        let inclusion = included.read(path, from: guide)
        asked.withLock { $0[path] = inclusion }
        return inclusion
      }
    }
    inclusions = asked.withLock(\.self)
    includedPaths = inclusions.keys.compactMap { included.place(of: $0, from: file.path) }.sorted()
  }

  /// Whether reading the file again would come to the same.
  func isStill(
    of file: GuideFile, _ included: IncludedFiles, leavingOut leftOut: Set<Int>
  ) -> Bool {
    self.file == file && self.leftOut == leftOut
      && inclusions.allSatisfy { included.read($0, from: file.path) == $1 }
  }
}
