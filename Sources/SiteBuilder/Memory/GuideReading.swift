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

  init(_ file: GuideFile, _ included: IncludedFiles) {
    self.file = file
    parsed = GuideParser.parse(file.bytes, path: file.path, name: file.name)
    let asked = Mutex<[String: Inclusion]>([:])
    extracted = parsed.guide.map { guide in
      ExampleExtractor.extract(from: guide) { path, guide in
        let inclusion = included.read(path, from: guide)
        asked.withLock { $0[path] = inclusion }
        return inclusion
      }
    }
    inclusions = asked.withLock(\.self)
    includedPaths = inclusions.keys.compactMap { included.place(of: $0, from: file.path) }.sorted()
  }

  /// Whether reading the file again would come to the same.
  func isStill(of file: GuideFile, _ included: IncludedFiles) -> Bool {
    self.file == file
      && inclusions.allSatisfy { included.read($0, from: file.path) == $1 }
  }
}
