import Diagnostics
import GuideMarkup

/// Puts what `from=` names in the place of a fence's empty body.
struct FenceInclusion {
  private let words: FenceAttributes
  private let read: InclusionReader
  private(set) var diagnostics: [Diagnostic] = []

  /// How many bytes may still be included; nil after the first that are too many.
  private(set) var room: Int?

  init(_ words: FenceAttributes, room: Int?, read: @escaping InclusionReader) {
    self.words = words
    self.room = room
    self.read = read
  }

  /// The words of the fence with the included lines as its body; those of a fence without `from=`
  /// as they are.
  ///
  /// Nil where the fence cannot be what it should.
  mutating func included() -> FenceAttributes? {
    guard let word = words[.from], let path = word.value, !path.isEmpty else {
      return checkedWithoutFile()
    }
    guard words.fence.body.allSatisfy({ $0.text.allSatisfy(\.isWhitespace) }) else {
      report(
        "from.body", word: word, summary: "a code block with `from=` must be empty",
        fix: "remove its lines, or `from=`")
      return nil
    }
    guard let room else { return nil }
    let inclusion = read(path, words.fence.location.path)
    guard inclusion.byteCount <= room else {
      self.room = nil
      report(Inclusion.tooMuch, path: path, word: word)
      return nil
    }
    self.room = room - inclusion.byteCount
    switch inclusion {
    case .file(let file): return part(of: file).map(words.with)
    case .folder(let folder):
      guard words.kind == .swift, words.has(.example), !words.has(.file), !words.has(.launch),
        !words.has(.lines), !words.has(.region)
      else {
        report(
          "from.folder", word: word,
          summary: "`\(path)` is a folder, which can only be a whole example",
          fix: "name a file, or write `swift example=NAME from=\(path)` and no other attribute")
        return nil
      }
      return words.with(folder)
    case .failed(let fault):
      report(fault, path: path, word: word)
      return nil
    }
  }

  /// The words of a fence without `from=`, of which nothing can be a part.
  private mutating func checkedWithoutFile() -> FenceAttributes? {
    guard let word = words[.lines] ?? words[.region] else { return words }
    report(
      "from.no-file-named", word: word,
      summary: "`\(word.name)=` is a part of a file, and none is named",
      fix: "write `from=` with the path of a file")
    return nil
  }

  /// The lines of a file that the fence asks for.
  private mutating func part(of file: IncludedFile) -> IncludedFile? {
    guard let word = words[.lines] ?? words[.region], let value = word.value else { return file }
    do {
      return try word.name == FenceWord.lines.rawValue
        ? file.lines(value) : file.region(named: value)
    } catch {
      report(error.rule, word: word, summary: error.summary, fix: error.fix)
      return nil
    }
  }

  private mutating func report(_ fault: InclusionFault, path: String, word: Fence.Word) {
    guard let location = fault.location else {
      return report(
        fault.rule, word: word, summary: "`\(path)` cannot be included: \(fault.reason)",
        fix: fault.fix)
    }
    diagnostics.append(
      Diagnostic(
        rule: fault.rule, at: location, "the file cannot be included: \(fault.reason)",
        notes: ["it is included at \(word.location)"], fix: fault.fix))
  }

  private mutating func report(
    _ rule: String, word: Fence.Word, summary: String, fix: String?
  ) {
    diagnostics.append(words.diagnostic(rule, at: word, summary, fix: fix))
  }
}

extension Inclusion {
  fileprivate var byteCount: Int {
    switch self {
    case .file(let file): file.byteCount
    case .folder(let folder):
      (folder.sources + folder.resources).reduce(0) { $0 + $1.byteCount }
    case .failed: 0
    }
  }
}

extension Fence {
  /// The fence with the lines of a file as its body: their places are those in the file.
  func including(_ file: IncludedFile) -> Fence {
    var fence = self
    fence.location = SourceLocation(path: file.path, line: file.firstLine)
    fence.body = file.lines.enumerated().map { index, text in
      Line(number: file.firstLine + index, text: text, prefixLength: 0)
    }
    fence.bodyLines = file.firstLine..<(file.firstLine + file.lines.count)
    fence.linePrefix = ""
    return fence
  }
}
