import Diagnostics
import Foundation
import GuideMarkup
import RunRecord

/// An example while its fences are gathered.
struct ExampleDraft {
  let name: ExampleName
  let kind: Example.Kind
  let location: SourceLocation

  /// What `module=` says.
  var module: String?
  var mainFences: [Fence] = []

  /// How many of the main fences, from the first, belong to another example whose code this one
  /// begins with.
  private(set) var contextCount = 0
  var otherFiles: [Example.File] = []

  /// The example whose files this one changes, as those were; nil for one that stands alone.
  private(set) var changed: Example.Changed?
  var resources: [Example.File] = []

  /// What else is in the app's bundle.
  var dataFiles: [AppFolder.DataFile] = []
  var launchFences: [(fence: Fence, conditions: LaunchConditions, end: LaunchEnd)] = []
  var results: [ResultFence] = []

  /// What the words of its fences say that the compiler must say.
  private(set) var compilerExpectations: [Expectation] = []

  /// What `compile-only` or `skip=` says.
  var use = Example.Use.run

  /// Whether `test` says that its `@Test` functions run.
  var isTest = false

  /// Whether it is a program of an article, which only runs if something is expected of it.
  var isOfArticle = false

  /// What the words of a script say of the end of its process.
  var end = LaunchEnd()

  /// What `swift-version=` says.
  var swiftVersion: String?

  /// `what-if=each`, with the words of its fence.
  private(set) var whatIfEach: (word: Fence.Word, words: FenceAttributes)?

  /// Each `ablate`, with the words of its fence.
  private(set) var ablations: [(word: Fence.Word, words: FenceAttributes)] = []

  /// Its code with what-ifs.
  var whatIfs = WhatIfs()

  /// What `updates=` says, with the words of its fence.
  var updates: (word: Fence.Word, words: FenceAttributes)?

  /// What `changes=` says, with the words of its fence.
  var changes: (word: Fence.Word, words: FenceAttributes)?

  /// The builds before this one, as places among the drafts, the oldest first.
  var earlierBuilds: [Int] = []

  /// The name of the app's first build, which the bundle identifier is made of.
  var appName: ExampleName

  /// The number of its first launch.
  var firstLaunch = 1

  /// The indexes of all fences that name it, or are meant for it; those in error too.
  private(set) var fenceIndexes: Set<Int> = []

  /// The app's folder that it is, if it is one.
  var app: AppFolder?

  /// Whether it cannot be an example, for a reason that a diagnostic gives.
  var isBroken = false

  init(name: ExampleName, kind: Example.Kind, location: SourceLocation) {
    self.name = name
    appName = name
    self.kind = kind
    self.location = location
  }

  var hasCode: Bool { !mainFences.isEmpty || !otherFiles.isEmpty }

  var files: [Example.File] {
    let main = kind == .app ? SwiftFileName.mainOfApp : SwiftFileName.mainOfScript
    return [Example.File(name: main, fences: mainFences)] + otherFiles
  }

  var launches: [Example.Launch] {
    guard !launchFences.isEmpty else {
      return [Example.Launch(number: firstLaunch, fence: nil, trap: end.trap, seconds: end.seconds)]
    }
    return launchFences.enumerated().map { index, launch in
      Example.Launch(
        number: firstLaunch + index, fence: launch.fence, conditions: launch.conditions,
        trap: launch.end.trap, seconds: launch.end.seconds)
    }
  }

  /// The fences with its Swift code, those of launches included; not with code of another example.
  var codeFences: [Fence] {
    files.indices.flatMap(ownFences) + launchFences.map(\.fence)
  }

  /// The fences of one of its files that belong to no other example.
  func ownFences(ofFile index: Int) -> [Fence] {
    files[index].fences.dropFirst(index == 0 ? contextCount : 0)
      .filter { !(changed?.inherited.contains($0.index) ?? false) }
  }

  /// The last of its fences.
  var lastFence: Int { fenceIndexes.max() ?? 0 }

  /// Makes a fence one of the example's, whatever else is wrong with it.
  mutating func claim(_ fence: Fence) { fenceIndexes.insert(fence.index) }

  mutating func add(_ fence: Fence, toFile file: String?) {
    claim(fence)
    guard let file else { return mainFences.append(fence) }
    if let index = otherFiles.firstIndex(where: { $0.name == file }) {
      otherFiles[index].fences.append(fence)
    } else {
      otherFiles.append(Example.File(name: file, fences: [fence]))
    }
  }

  /// Lets the example begin with another's code.
  mutating func addContext(_ fences: [Fence]) {
    mainFences = fences + mainFences
    contextCount += fences.count
  }

  /// Takes over what another example has and this one does not: files, and how they are built.
  mutating func change(_ other: ExampleDraft) {
    var inherited: Set<Int> = []
    func merged(_ own: [Example.File], into files: [Example.File]) -> [Example.File] {
      let kept = files.map { file in
        if let own = own.first(where: { $0.name == file.name && !$0.fences.isEmpty }) { return own }
        inherited.formUnion(file.fences.map(\.index))
        return file
      }
      return kept + own.filter { file in !files.contains { $0.name == file.name } }
    }
    let code = merged(files, into: other.files)
    resources = merged(resources, into: other.resources)
    (mainFences, otherFiles) = (code[0].fences, Array(code.dropFirst()))
    dataFiles = other.dataFiles + dataFiles
    module = module ?? other.module ?? other.name.module
    swiftVersion = swiftVersion ?? other.swiftVersion
    changed = Example.Changed(
      name: other.name.text, files: other.files + other.resources, inherited: inherited)
  }

  mutating func add(_ fence: Fence, toResource name: String, bytes: Data? = nil) {
    claim(fence)
    resources.append(Example.File(name: name, fences: [fence], bytes: bytes))
  }

  mutating func add(launch fence: Fence, _ conditions: LaunchConditions, end: LaunchEnd) {
    claim(fence)
    launchFences.append((fence, conditions, end))
  }

  /// Takes over what a fence's words expect of the compiler.
  mutating func addCompilerExpectations(_ words: FenceAttributes) {
    func expectations(_ name: FenceWord) -> [CompilerExpectation] {
      words.all(name).compactMap { word in
        word.value.map {
          CompilerExpectation(
            text: $0, fence: words.code, location: word.location, excerpt: words.excerpt(of: word))
        }
      }
    }
    compilerExpectations +=
      expectations(.fails).map(Expectation.fails) + expectations(.warns).map(Expectation.warns)
  }

  /// Lets the compiler refuse a fence, whatever it says.
  mutating func mustRefuse(_ fence: Fence) {
    let place = SourceLocation(path: fence.location.path, line: fence.bodyLines.lowerBound)
    compilerExpectations.append(
      .fails(CompilerExpectation(text: "", fence: fence, location: place)))
  }

  /// Takes over what a fence's words ask of code with a what-if.
  mutating func addWhatIfWords(_ words: FenceAttributes) {
    if let word = words[.whatIf] { whatIfEach = (word, words) }
    if let word = words[.ablate] { ablations.append((word, words)) }
  }

  /// Whether a fence says that the compiler must refuse it.
  var mustFail: Bool {
    compilerExpectations.contains { if case .fails = $0 { true } else { false } }
  }

  mutating func add(_ result: ResultFence) {
    claim(result.fence)
    results.append(result)
  }

  func example(inGuide guide: String, prints: [Expectation]) -> Example {
    Example(
      guide: guide, name: name.text, kind: kind, module: module ?? app?.module ?? name.module,
      bundleIdentifier: app?.bundleIdentifier ?? appName.bundleIdentifier(inGuide: guide),
      location: location, files: files, resources: resources,
      dataFiles: dataFiles + (app?.dataFiles ?? []), launches: launches,
      expectations: compilerExpectations + prints + results.map(Expectation.result),
      lastFence: lastFence, changed: changed, use: use, build: build, whatIfs: whatIfs)
  }

  private var build: Example.Build {
    var build = Example.Build()
    build.swiftVersion = swiftVersion ?? Example.usualSwiftVersion
    build.settings = app?.settings ?? [:]
    build.mergedModules = app?.mergedModules ?? []
    build.isTest = isTest
    return build
  }
}

/// What the words of a fence say of the end of a process.
struct LaunchEnd {
  /// What the process must say when it dies of a trap.
  var trap: String?

  /// How long it may run, if not as long as usual.
  var seconds: Int?
}
