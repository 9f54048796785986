import Diagnostics
import GuideMarkup

/// An example while its fences are gathered.
struct ExampleDraft {
  let name: ExampleName
  let kind: Example.Kind
  let location: SourceLocation

  /// What `module=` says.
  var module: String?
  var mainFences: [Fence] = []
  var otherFiles: [Example.File] = []
  var launchFences: [Fence] = []
  var results: [ResultFence] = []
  var lastFence = 0

  /// Whether it cannot be an example, for a reason that a diagnostic gives.
  var isBroken = false

  init(name: ExampleName, kind: Example.Kind, location: SourceLocation) {
    self.name = name
    self.kind = kind
    self.location = location
  }

  var hasCode: Bool { !mainFences.isEmpty || !otherFiles.isEmpty }

  var files: [Example.File] {
    let main = kind == .app ? SwiftFileName.mainOfApp : SwiftFileName.mainOfScript
    return [Example.File(name: main, fences: mainFences)] + otherFiles
  }

  var launches: [Example.Launch] {
    guard !launchFences.isEmpty else { return [Example.Launch(number: 1, fence: nil)] }
    return launchFences.enumerated().map { Example.Launch(number: $0 + 1, fence: $1) }
  }

  mutating func add(_ fence: Fence, toFile file: String?) {
    lastFence = max(lastFence, fence.index)
    guard let file else { return mainFences.append(fence) }
    if let index = otherFiles.firstIndex(where: { $0.name == file }) {
      otherFiles[index].fences.append(fence)
    } else {
      otherFiles.append(Example.File(name: file, fences: [fence]))
    }
  }

  mutating func add(launch fence: Fence) {
    lastFence = max(lastFence, fence.index)
    launchFences.append(fence)
  }

  mutating func add(_ result: ResultFence) {
    lastFence = max(lastFence, result.fence.index)
    results.append(result)
  }

  func example(inGuide guide: String, prints: [Promise]) -> Example {
    Example(
      guide: guide, name: name.text, kind: kind, module: module ?? name.module,
      bundleIdentifier: name.bundleIdentifier(inGuide: guide), location: location, files: files,
      launches: launches, promises: prints + results.map(Promise.result), lastFence: lastFence)
  }
}
