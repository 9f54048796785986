import Diagnostics
import GuideExamples
import GuideMarkup

/// An example with its reader's texts in the place of its own.
struct EditedExample {
  /// The example as it will be run; nothing is expected of it.
  let example: Example

  init(_ request: RunRequest, of served: ServedExample) throws(RunRequest.Fault) {
    var example = served.example
    guard request.files.count == example.files.count + example.resources.count else {
      throw .otherFiles
    }
    guard request.launches.count <= RunRequest.launchLimit else { throw .tooManyLaunches }
    try request.check()
    var texts = request.files[...]
    for index in example.files.indices { example.files[index].edit(&texts, language: "swift") }
    for index in example.resources.indices {
      example.resources[index].edit(&texts, language: "xml")
    }
    example.launches = Self.launches(request.launches, of: served.example)
    example.expectations = []
    example.whatIfs = WhatIfs()
    example.comparedWith = []
    example.recordings = .origins
    example.use = .run
    example.location.path = example.files.first?.name ?? example.location.path
    self.example = example
  }

  /// Launches that there were keep what holds before them; those that were added have nothing.
  private static func launches(_ texts: [String], of example: Example) -> [Example.Launch] {
    let first = example.launches.first?.number ?? 1
    return texts.enumerated().map { index, text in
      var launch =
        index < example.launches.count
        ? example.launches[index] : Example.Launch(number: first + index, fence: nil)
      launch.fence = Fence(text: text, path: launchName(index))
      launch.trap = nil
      return launch
    }
  }

  /// By which a launch's statements are known in findings and in the editor.
  static func launchName(_ index: Int) -> String { "Launch \(index + 1)" }
}

extension Example.File {
  fileprivate mutating func edit(_ texts: inout ArraySlice<String>, language: String) {
    // A main file without code stays one: only the launches are put into it.
    guard let text = texts.popFirst(), !(text.isEmpty && fences.isEmpty) else { return }
    // A bundle file that the user did not edit keeps its bytes.
    guard bytes == nil || text != wholeText else { return }
    var fence = Fence(text: text, path: name)
    fence.language = language
    fences = [fence]
    bytes = nil
  }
}
