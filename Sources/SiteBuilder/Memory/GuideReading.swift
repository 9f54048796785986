import GuideExamples
import GuideMarkup
import Synchronization

/// What reading a guide's file came to.
struct GuideReading: Sendable {
  let file: GuideFile
  let parsed: ParsedGuide

  /// Nil where the text could not be parsed.
  let extracted: ExtractedExamples?

  /// Whether other files are part of it, which may change while it does not.
  let includesFiles: Bool

  init(_ file: GuideFile, _ included: IncludedFiles) {
    self.file = file
    parsed = GuideParser.parse(file.bytes, path: file.path, name: file.name)
    let asked = Mutex(false)
    extracted = parsed.guide.map { guide in
      ExampleExtractor.extract(from: guide) { path, guide in
        asked.withLock { $0 = true }
        return included.read(path, from: guide)
      }
    }
    includesFiles = asked.withLock(\.self)
  }
}
