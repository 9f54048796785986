import GuideMarkup

/// The code of a block of an article, with what its tested form adds: hidden lines, and which statements the compiler
/// refuses or the program dies of.
struct ArticleCode {
  /// The pieces in order, each of lines that follow one another.
  private(set) var pieces: [Piece] = []

  struct Piece {
    var fence: Fence
    var fate: TestedForm.Fate
  }

  /// Hidden code that stands in the middle of a statement, for the next line that is shown.
  private var held = ""

  /// How many brackets of each kind are open.
  private var open: [Character: Int] = [:]

  /// The code of a block that readers see; the tested form counts if it has the same code.
  init(_ fence: Fence, tested: TestedForm?) {
    guard let tested, Self.hasShownLines(of: tested, in: fence) else {
      pieces = [Piece(fence: ElidedCode.filled(fence.withoutEntryPoint), fate: .accepted)]
      return
    }
    let codes = fence.body.map(\.text.withoutBlanks)
    var shown = fence.body[...]
    var wasShown = true
    for line in tested.lines {
      let code = line.line.text.withoutBlanks
      let index = codes[shown.indices].firstIndex(of: code)
      // Of lines that are alike, such as `}`, the next is meant.
      let isNear = index.map { shown[..<$0].allSatisfy(\.isBlankOrComment) } ?? false
      wasShown = line.isShown ?? (isNear || (wasShown && index != nil))
      if !wasShown {
        addHidden(line, of: fence)
      } else if let index {
        // Lines between are comments and empty ones, which the tested form may not have.
        for own in shown[...index] { addShown(own, of: fence, line.fate) }
        shown = shown[(index + 1)...]
      }
    }
    for own in shown { addShown(own, of: fence, .accepted) }
    end(fence)
  }

  /// Whether the block has all lines that the form marks as shown.
  private static func hasShownLines(of form: TestedForm, in fence: Fence) -> Bool {
    let shown = Set(fence.body.map { $0.text.withoutComment.withoutBlanks })
    var isInShown = false
    for line in form.lines {
      isInShown = line.isShown ?? isInShown
      let code = line.line.text.withoutComment.withoutBlanks
      if isInShown, !code.isEmpty, !shown.contains(code) { return false }
    }
    return true
  }

  /// The code of a form that belongs to no block: all of it is hidden.
  ///
  /// - Parameter place: The fence in whose place it stands.
  init(hidden form: TestedForm, at place: Fence) {
    for line in form.lines { append(line.line, of: place, line.fate) }
  }

  /// What is compiled with the rest of the program.
  var accepted: [Fence] { pieces.filter { $0.fate == .accepted }.map(\.fence) }

  /// Whether the compiler must refuse a part of it.
  var isPartlyRefused: Bool { pieces.contains { $0.fate == .refused } }

  private mutating func addHidden(_ line: TestedForm.Line, of fence: Fence) {
    let code = line.line.text.withoutComment
    guard !code.allSatisfy(\.isWhitespace) else { return }
    let isInside = !held.isEmpty || !isWhole
    follow(code)
    guard isInside || !isWhole || Self.continues(code) else {
      return append(line.line, of: fence, line.fate)
    }
    // On a line of its own it would end the statement: a `#sourceLocation` comes before each piece.
    held += code + (Self.continues(code) ? " " : "; ")
    guard isWhole, !Self.continues(code), !pieces.isEmpty else { return }
    end(fence)
  }

  private mutating func addShown(_ line: Fence.Line, of fence: Fence, _ fate: TestedForm.Fate) {
    var line = line
    follow(line.text.withoutComment)
    line.text = held + line.text
    held = ""
    append(line, of: fence, fate)
  }

  /// Puts hidden code that is left onto the line below: in a block that is shown, the line that closes it.
  private mutating func end(_ fence: Fence) {
    guard !held.isEmpty, let last = pieces.last else { return }
    let line = Fence.Line(number: last.fence.bodyLines.upperBound, text: held, prefixLength: 0)
    held = ""
    append(line, of: fence, last.fate)
  }

  private mutating func append(_ line: Fence.Line, of fence: Fence, _ fate: TestedForm.Fate) {
    if let last = pieces.last, last.fate == fate, last.fence.bodyLines.upperBound == line.number {
      pieces[pieces.count - 1].fence.body.append(line)
      pieces[pieces.count - 1].fence.bodyLines = last.fence.bodyLines.lowerBound..<(line.number + 1)
      return
    }
    var piece = fence
    piece.body = [line]
    piece.bodyLines = line.number..<(line.number + 1)
    pieces.append(Piece(fence: piece, fate: fate))
  }

  /// Counts the brackets of a line.
  private mutating func follow(_ code: String) {
    for character in code {
      if let closed = Self.brackets[character] {
        open[closed, default: 0] -= 1
      } else if "{([".contains(character) {
        open[character, default: 0] += 1
      }
    }
  }

  /// Whether no bracket is open.
  private var isWhole: Bool { open.values.allSatisfy { $0 <= 0 } }

  private static let brackets: [Character: Character] = ["}": "{", ")": "(", "]": "["]

  /// Whether the next line belongs to the same statement.
  private static func continues(_ code: String) -> Bool {
    guard let last = code.last(where: { !$0.isWhitespace }) else { return false }
    return "={([,:".contains(last)
  }
}

extension Fence {
  /// The same with blanks for `@main`: a program of several blocks runs from top to bottom.
  fileprivate var withoutEntryPoint: Fence {
    var fence = self
    for index in body.indices where body[index].text.hasPrefix("@main") {
      let rest = body[index].text.dropFirst(5)
      guard rest.first?.isWhitespace ?? true else { continue }
      fence.body[index].text = "     " + rest
    }
    return fence
  }

  /// The same without comments that expect something: for a further program that the code is part of.
  var withoutExpectations: Fence {
    var fence = self
    var scanner = SwiftCommentScanner()
    for index in body.indices {
      guard let comment = scanner.comment(inNextLine: body[index].text),
        PrintsComment(comment.characters) != nil
      else { continue }
      fence.body[index].text = String(body[index].text.prefix(comment.offset))
    }
    return fence
  }
}

extension Fence.Line {
  fileprivate var isBlankOrComment: Bool {
    text.withoutComment.allSatisfy(\.isWhitespace)
  }
}

extension String {
  /// A line of code without the comment at its end.
  var withoutComment: String {
    var scanner = SwiftCommentScanner()
    return scanner.comment(inNextLine: self).map { String(prefix($0.offset)) } ?? self
  }

  fileprivate var withoutBlanks: String { filter { !$0.isWhitespace } }
}
