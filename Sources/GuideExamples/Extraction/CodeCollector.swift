import Diagnostics
import GuideMarkup

/// Gathers Swift fences into examples.
struct CodeCollector {
  private(set) var drafts: [ExampleDraft] = []

  /// The fences that belong to no example: they are shown.
  private(set) var plainFences: [Fence] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The fences that include a file and belong to no example, with its lines.
  private(set) var shownFiles: [Fence] = []

  /// The fences that show code of examples in other guides.
  private(set) var ofOtherGuides: [CodeReference] = []

  private var anonymousCount = 0

  /// The first fence of each example that is a launch or another file than code: where the lack of
  /// code is reported.
  private var firstLaunch: [String: FenceAttributes] = [:]

  /// The launches of each draft.
  private var launches: [(draft: Int, words: FenceAttributes)] = []

  private let scope: ExampleScope
  private let read: InclusionReader

  /// How many bytes fences may still include.
  private var roomForFiles: Int? = Inclusion.sizeLimit

  /// The program that the page's next fence continues.
  private var openProgram: Int?

  /// The programs of an article; nil for a guide of another kind.
  private var article: ArticlePrograms?

  init(
    drafts: [ExampleDraft] = [], guide: Guide, leavingOut leftOut: Set<Int> = [],
    read: @escaping InclusionReader
  ) {
    self.drafts = drafts
    self.read = read
    scope = guide.examples
    article = scope == .article ? ArticlePrograms(of: guide, leavingOut: leftOut) : nil
  }

  mutating func add(_ words: FenceAttributes) {
    if let word = words[.of] { return addOtherGuidesCode(words, word) }
    let misplaced = words.has(.launch) ? [] : LaunchWords.misplaced(words, runs: isScript(words))
    diagnostics += misplaced
    guard let words = including(words) else { return breakExample(of: words) }
    if words.kind == .resource {
      addResource(words)
    } else if article != nil, isPartOfArticle(words) {
      addToArticle(words)
    } else if words.has(.run) || words.has(.test) {
      addScript(words)
    } else if scope != .fence, !words.has(.launch), !words.has(.example) {
      continueScript(words)
    } else if words.has(.launch) {
      addLaunch(words)
    } else if words.has(.example) {
      addCode(words)
    } else if words.fence.isOnlyShown, !words.has(.folded) {
      plainFences.append(words.fence)
    } else if misplaced.isEmpty {
      reportMissingExample(words)
    }
  }

  /// Adds a fence in a language that isn't run.
  mutating func addShown(_ words: FenceAttributes) {
    guard words.isValid, words.has(.from) || words.has(.lines) || words.has(.region) else { return }
    if let words = including(words) { shownFiles.append(words.code) }
  }

  /// The words with what `from=` includes; nil where that cannot be included.
  private mutating func including(_ words: FenceAttributes) -> FenceAttributes? {
    var inclusion = FenceInclusion(words, room: roomForFiles, read: read)
    let included = inclusion.included()
    roomForFiles = inclusion.room
    diagnostics += inclusion.diagnostics
    return included
  }

  /// Whether a fence's code runs from top to bottom.
  private func isScript(_ words: FenceAttributes) -> Bool {
    words.has(.run) || (scope != .fence && !words.has(.example))
  }

  /// Whether a fence is one of those that continue each other in an article.
  private func isPartOfArticle(_ words: FenceAttributes) -> Bool {
    let others: [FenceWord] = [
      .compileOnly, .example, .fails, .launch, .skip, .swiftVersion, .test, .traps, .warns,
    ]
    return words.isValid && others.allSatisfy { !words.has($0) }
  }

  /// Reports examples that have launches and no code to launch, and what launches expect that never run.
  mutating func finish() {
    addArticle()
    reportUncheckedWords()
    for index in drafts.indices
    where !drafts[index].hasCode && !drafts[index].isBroken && drafts[index].changes == nil {
      drafts[index].isBroken = true
      guard let words = firstLaunch[drafts[index].name.text], words.isValid else { continue }
      let what = words.kind == .resource ? "`\(words.value(of: .file) ?? "")`" : "launches"
      let others = drafts.filter { $0.kind == .app && $0.hasCode }.map(\.name.text)
      let nearest = Suggestion.nearest(to: drafts[index].name.text, among: others)
      diagnostics.append(
        words.diagnostic(
          "example.no-code", at: words[.example] ?? words.fence.words[0],
          "example `\(drafts[index].name.text)` has \(what), but no code",
          fix: nearest.map { "did you mean `\($0)`?" }
            ?? "write its code in a code block `swift example=\(drafts[index].name.text)`"))
    }
  }

  /// What a launch expects is counted as met where nothing says that it is wrong.
  private mutating func reportUncheckedWords() {
    for (index, words) in launches where !drafts[index].isBroken {
      guard let unrun = UnrunCode(drafts[index]) else { continue }
      for word in unrun.uncheckedWordsOfLaunches.compactMap({ words[$0] }) {
        diagnostics.append(
          words.diagnostic(
            "launch.not-run", at: word,
            "`\(drafts[index].name.text)` \(unrun.use), so `\(word.name)` is not checked",
            fix: "remove `\(word.name)`"
              + (unrun.word.map { ", or `\($0)` from the example" } ?? "")))
      }
    }
  }

  private mutating func addOtherGuidesCode(_ words: FenceAttributes, _ word: Fence.Word) {
    guard words.isValid else { return }
    if let reference = ExampleReference(word) {
      return ofOtherGuides.append(CodeReference(words: words, word: word, reference: reference))
    }
    diagnostics.append(
      words.diagnostic(
        "code.no-guide", at: word, "the guide of the example is missing",
        fix: "write `of=guide#example`"))
  }

  /// What a fence belongs to cannot be, because the fence cannot.
  private mutating func breakExample(of words: FenceAttributes) {
    if words.has(.run) || words.has(.test) { anonymousCount += 1 }
    guard let index = words.has(.example) ? draft(named: words) : nearestApp else { return }
    drafts[index].claim(words.fence)
    drafts[index].isBroken = true
  }

  /// The app of the nearest fence above.
  private var nearestApp: Int? {
    drafts.indices.filter { drafts[$0].kind == .app }
      .max { drafts[$0].lastFence < drafts[$1].lastFence }
  }

  /// A code block without attributes is shown, and belongs to no example.
  private mutating func addResource(_ words: FenceAttributes) {
    guard !words.fence.isOnlyShown else { return }
    guard words.has(.example) else { return reportMissingExample(words) }
    guard let index = draft(named: words) else { return }
    setChanges(words, of: index)
    let name = words.value(of: .file) ?? words.included?.name
    if let problem = words.problem(withResource: name, of: drafts[index]) {
      drafts[index].isBroken = true
      return diagnostics.append(problem)
    }
    drafts[index].add(words.code, toResource: name ?? "")
    if firstLaunch[drafts[index].name.text] == nil {
      firstLaunch[drafts[index].name.text] = words
    }
  }

  private mutating func reportMissingExample(_ words: FenceAttributes) {
    guard words.isValid else { return }
    diagnostics.append(
      words.diagnostic(
        "fence.missing-example", at: words.fence.words[0],
        "`\(words.fence.words[0].name)` works only in a code block of an example",
        fix: "name its example: `example=NAME`"))
  }

  private mutating func addScript(_ words: FenceAttributes) {
    anonymousCount += 1
    // With `example=` beside it, it is not clear what the author meant.
    guard !words.has(.example) else {
      _ = draft(named: words)
      return
    }
    var draft = ExampleDraft(
      name: .anonymous(anonymousCount), kind: .script, location: words.fence.location)
    draft.isTest = words.has(.test)
    draft.end.trap = words.value(of: .traps)
    draft.add(words.code, toFile: nil)
    drafts.append(draft)
    setBuild(words, of: drafts.count - 1)
    let isOpen = isContinued(drafts[drafts.count - 1]) && !words.has(.test)
    openProgram = isOpen ? drafts.count - 1 : nil
  }

  /// Adds a fence to the page's program; one that must not compile, does not run or must end with a trap has what is
  /// above it, and is not seen by what is below.
  private mutating func continueScript(_ words: FenceAttributes) {
    let isAside = [.fails, .compileOnly, .skip, .traps].contains { words.has($0) }
    if let context = article?.openFences, isAside { return addAside(words, behind: context, nil) }
    guard let program = openProgram, !words.has(.file), !words.has(.updates) else {
      return addScript(words)
    }
    guard isAside else {
      drafts[program].add(words.code, toFile: nil)
      return setBuild(words, of: program)
    }
    addAside(words, behind: drafts[program].mainFences, drafts[program].swiftVersion)
  }

  private mutating func addAside(
    _ words: FenceAttributes, behind context: [Fence], _ swiftVersion: String?
  ) {
    anonymousCount += 1
    var draft = ExampleDraft(
      name: .anonymous(anonymousCount), kind: .script, location: words.fence.location)
    draft.swiftVersion = swiftVersion
    draft.addContext(context)
    draft.end.trap = words.value(of: .traps)
    draft.add(words.code, toFile: nil)
    drafts.append(draft)
    setBuild(words, of: drafts.count - 1)
  }

  private mutating func addToArticle(_ words: FenceAttributes) {
    let isCompiled =
      article?.add(words.fence, with: words.code, beginsProgram: words.has(.run)) ?? false
    guard !isCompiled else { return }
    plainFences.append(words.fence)
    // The page still shows its lines.
    if words.has(.from) { shownFiles.append(words.code) }
  }

  /// Makes examples of the programs of an article, and of what the compiler must refuse of it.
  private mutating func addArticle() {
    guard let article else { return }
    for program in article.shownPrograms {
      anonymousCount += 1
      var draft = ExampleDraft(
        name: .anonymous(anonymousCount), kind: .script, location: program.pieces[0].fence.location)
      draft.isOfArticle = true
      draft.addContext(program.context)
      for piece in program.pieces { draft.add(piece.fence, toFile: nil) }
      drafts.append(draft)
    }
    for refused in article.refused {
      anonymousCount += 1
      var draft = ExampleDraft(
        name: .anonymous(anonymousCount), kind: .script,
        location: refused.code.pieces[0].fence.location)
      draft.addContext(refused.context)
      draft.isOfArticle = true
      for piece in refused.code.pieces where piece.fate != .deadly {
        draft.add(piece.fence, toFile: nil)
        if piece.fate == .refused { draft.mustRefuse(piece.fence) }
      }
      drafts.append(draft)
    }
  }

  private func isContinued(_ draft: ExampleDraft) -> Bool {
    draft.use == .run && !draft.mustFail && draft.end.trap == nil
  }

  /// Reports, once for the guide, that an example has too many launches.
  private mutating func reportLaunches(of draft: ExampleDraft, _ words: FenceAttributes) {
    guard !diagnostics.contains(where: { $0.rule == "launch.too-many" }) else { return }
    diagnostics.append(
      words.diagnostic(
        "launch.too-many", at: words[.launch] ?? words.fence.words[0],
        "`\(draft.name.text)` has more than \(Self.mostLaunches) launches",
        fix: "move the other launches to another example"))
  }

  /// Each is a process, and its record is kept.
  private static let mostLaunches = 50

  private mutating func addLaunch(_ words: FenceAttributes) {
    let index: Int?
    if words.has(.example) {
      index = draft(named: words)
    } else {
      index = nearestApp
      if index == nil {
        diagnostics.append(
          words.diagnostic(
            "launch.no-example", at: words.fence.words[0], "there is no example above this launch",
            fix: "name its example: `example=NAME`"))
      }
    }
    guard let index else { return }
    guard drafts[index].launchFences.count < Self.mostLaunches else {
      return reportLaunches(of: drafts[index], words)
    }
    var launch = LaunchWords(words)
    launch.read()
    let limit = TimeLimitWord(words)
    diagnostics += launch.diagnostics + limit.diagnostics
    drafts[index].add(
      launch: words.code, launch.conditions,
      end: LaunchEnd(trap: words.value(of: .traps), seconds: limit.seconds))
    drafts[index].addCompilerExpectations(words)
    drafts[index].addWhatIfWords(words)
    launches.append((index, words))
    if firstLaunch[drafts[index].name.text] == nil {
      firstLaunch[drafts[index].name.text] = words
    }
  }

  private mutating func addCode(_ words: FenceAttributes) {
    guard let index = draft(named: words) else { return }
    setModule(words, of: index)
    setUpdates(words, of: index)
    setChanges(words, of: index)
    setBuild(words, of: index)
    if let folder = words.includedFolder { return addFolder(folder, words, of: index) }
    // An included file is one of its own, but for the one that fences without a file form.
    let included = words.included?.name
    let file = words.value(of: .file) ?? (included == SwiftFileName.mainOfApp ? nil : included)
    if let file, let problem = words.problem(withFile: SwiftFileName(text: file)) {
      drafts[index].isBroken = true
      return diagnostics.append(problem)
    }
    drafts[index].add(words.code, toFile: file)
  }

  private mutating func addFolder(
    _ folder: IncludedFolder, _ words: FenceAttributes, of index: Int
  ) {
    drafts[index].dataFiles += folder.data
    for file in folder.sources {
      let name = file.name == SwiftFileName.mainOfApp ? nil : file.name
      drafts[index].add(words.fence.including(file), toFile: name)
    }
    for file in folder.resources {
      drafts[index].add(words.fence.including(file), toResource: file.name, bytes: file.bytes)
    }
  }
}

extension CodeCollector {
  /// The draft that `example=` names; one that cannot be is remembered too, so that what refers to
  /// it is no further error.
  private mutating func draft(named words: FenceAttributes) -> Int? {
    guard let word = words[.example], let value = word.value, !value.isEmpty else { return nil }
    if let index = drafts.firstIndex(where: { $0.kind == .app && $0.name.text == value }) {
      drafts[index].claim(words.fence)
      return index
    }
    let name = ExampleName(text: value)
    var draft = ExampleDraft(name: name, kind: .app, location: words.fence.location)
    draft.claim(words.fence)
    if let problem = words.problem(withName: name, at: word) {
      draft.isBroken = true
      diagnostics.append(problem)
    }
    // A fence that says `run` as well is not an example, but its name is none to complain about.
    if words.has(.run) { draft.isBroken = true }
    drafts.append(draft)
    return drafts.count - 1
  }

  private mutating func setModule(_ words: FenceAttributes, of index: Int) {
    guard let word = words[.module], let module = word.value, !module.isEmpty else { return }
    if let problem = words.problem(withModule: module, at: word, of: drafts[index]) {
      diagnostics.append(problem)
    } else {
      drafts[index].module = module
    }
  }

  private mutating func setBuild(_ words: FenceAttributes, of index: Int) {
    var build = BuildWords(words, of: drafts[index])
    build.read()
    let limit = TimeLimitWord(words)
    diagnostics += build.diagnostics + limit.diagnostics
    if let seconds = limit.seconds { drafts[index].end.seconds = seconds }
    drafts[index].use = build.use
    drafts[index].swiftVersion = build.swiftVersion
    drafts[index].addCompilerExpectations(words)
    drafts[index].addWhatIfWords(words)
  }

  private mutating func setUpdates(_ words: FenceAttributes, of index: Int) {
    guard let word = words[.updates], let old = word.value, !old.isEmpty else { return }
    if let other = drafts[index].updates?.word.value, other != old {
      diagnostics.append(
        words.diagnostic(
          "updates.two", at: word,
          "example `\(drafts[index].name.text)` updates `\(other)` already",
          fix: "write `updates=\(other)`, or remove it"))
    } else if drafts[index].updates == nil {
      drafts[index].updates = (word, words)
    }
  }

  private mutating func setChanges(_ words: FenceAttributes, of index: Int) {
    guard let word = words[.changes], let old = word.value, !old.isEmpty else { return }
    if let other = drafts[index].changes?.word.value, other != old {
      diagnostics.append(
        words.diagnostic(
          "changes.two", at: word,
          "example `\(drafts[index].name.text)` changes `\(other)` already",
          fix: "write `changes=\(other)`, or remove it"))
    } else if drafts[index].changes == nil {
      drafts[index].changes = (word, words)
    }
  }
}
