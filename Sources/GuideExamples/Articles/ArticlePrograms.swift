import AppleDialect
import Diagnostics
import GuideMarkup

/// Decides which blocks of a DocC article are one program.
///
/// A block continues the one above until it declares a name again: then another program begins, with the types and
/// functions of the blocks above that don't need what is gone. Blocks whose tested form names a program are part
/// of that one.
struct ArticlePrograms {
  /// A program: its pieces in order.
  struct Program {
    var context: [Fence] = []
    var pieces: [(fence: Fence, names: TopLevelStatements)] = []

    /// Whether a block that readers see is part of it.
    var isShown = false

    var fences: [Fence] { context + pieces.map(\.fence) }
  }

  /// A block of which the compiler refuses a part, with the program up to there.
  struct Refused {
    var context: [Fence]
    var code: ArticleCode
  }

  private(set) var refused: [Refused] = []
  private var programs: [Program] = []
  private let guide: Guide
  private let leftOut: Set<Int>
  private var tested: [TestedForm]
  private var byTest: [String: Int] = [:]

  /// The program that the next block continues.
  private var open: Int?

  /// - Parameter leftOut: The lines of the blocks that are not compiled, and lines of comments whose hidden code is not.
  init(of guide: Guide, leavingOut leftOut: Set<Int>) {
    self.guide = guide
    tested = TestedForm.all(in: guide)
    self.leftOut = leftOut
  }

  /// The imports that the documentation of a module leaves out.
  private var imports: [Fence] {
    guard let module = guide.module else { return [] }
    let lines = ["#if canImport(\(module))", "import \(module)", "#endif", "import Foundation"]
    return [
      Fence(
        index: 0, location: SourceLocation(path: guide.path, line: 1), language: "swift", words: [],
        body: lines.enumerated().map {
          Fence.Line(number: $0 + 1, text: $1, prefixLength: 0)
        }, bodyLines: 1..<(lines.count + 1), linePrefix: "")
    ]
  }

  /// What the next block continues; nil before the first.
  var openFences: [Fence]? { open.map { programs[$0].fences } }

  /// Adds a block, with its tested form if there is one.
  ///
  /// - Parameter body: The block with the lines of the file that it includes, if it does.
  /// - Returns: Whether it is compiled.
  mutating func add(_ fence: Fence, with body: Fence, beginsProgram: Bool) -> Bool {
    addHidden(above: fence)
    let form = takeForm(below: fence)
    guard !leftOut.contains(fence.location.line), !body.isForm else { return false }
    let code = ArticleCode(body, tested: form.flatMap { isLeftOut($0) ? nil : $0 })
    if beginsProgram { open = nil }
    let tests = form?.names.map { program(ofTest: $0) } ?? []
    let index = tests.first ?? program(for: code)
    programs[index].isShown = true
    for other in tests.dropFirst() { append(code.accepted.map(\.withoutExpectations), to: other) }
    if code.isPartlyRefused {
      refused.append(Refused(context: programs[index].fences, code: code))
    }
    append(code.accepted, to: index)
    return true
  }

  /// The programs with a block that readers see; call it after the last block.
  var shownPrograms: [Program] { programs.filter { $0.isShown && !$0.pieces.isEmpty } }

  private mutating func append(_ fences: [Fence], to index: Int) {
    for fence in fences {
      programs[index].pieces.append((fence, TopLevelStatements(of: fence.text)))
    }
    open = index
  }

  /// Code that is only tested may declare what a block below uses.
  private mutating func addHidden(above fence: Fence) {
    while let form = tested.first, form.range.upperBound < fence.location.line {
      tested.removeFirst()
      guard !isLeftOut(form) else { continue }
      var place = fence
      place.location.line = form.range.lowerBound
      let open = open
      let code = ArticleCode(hidden: form, at: place)
      for name in form.names { append(code.accepted, to: program(ofTest: name)) }
      self.open = open
    }
  }

  /// Whether the hidden code of a form stops its program.
  private func isLeftOut(_ form: TestedForm) -> Bool { !leftOut.isDisjoint(with: form.range) }

  /// The form of the block, if the next thing below it is its comment.
  private mutating func takeForm(below fence: Fence) -> TestedForm? {
    guard let form = tested.first else { return nil }
    // The closing line of the block, and empty lines.
    let between =
      fence.bodyLines.upperBound + 1..<max(fence.bodyLines.upperBound + 1, form.range.lowerBound)
    guard form.range.lowerBound > fence.bodyLines.upperBound,
      between.allSatisfy({ guide.line($0).allSatisfy(\.isWhitespace) })
    else { return nil }
    return tested.removeFirst()
  }

  private mutating func program(ofTest name: String) -> Int {
    if let index = byTest[name] { return index }
    programs.append(Program(context: imports))
    byTest[name] = programs.count - 1
    return programs.count - 1
  }

  /// The open program, or another where the block declares a name again.
  private mutating func program(for code: ArticleCode) -> Int {
    let names = code.accepted.reduce(into: Set<String>()) {
      $0.formUnion(TopLevelStatements(of: $1.text).names)
    }
    guard let open else {
      programs.append(Program(context: imports))
      return programs.count - 1
    }
    let taken = programs[open].pieces.reduce(into: Set<String>()) { $0.formUnion($1.names.names) }
    let inContext = programs[open].context.reduce(into: Set<String>()) {
      $0.formUnion(TopLevelStatements(of: $1.text).names)
    }
    guard !names.isDisjoint(with: taken.union(inContext)) else { return open }
    let kept = KeptDeclarations.of(
      Array(programs[open].fences.dropFirst(imports.count)), besides: names)
    programs.append(Program(context: imports + kept))
    return programs.count - 1
  }
}
