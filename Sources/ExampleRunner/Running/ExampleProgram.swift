import Diagnostics
import Foundation
import GuideExamples
import GuideMarkup
import RunRecord

/// What an example is wherever it stands: everything of it but its lines' numbers.
///
/// Two examples with the same program leave the same behind, if nothing in it asks for its place.
struct ExampleProgram: Hashable {
  private struct Piece: Hashable {
    var language: String
    var path: String
    var words: [String]
    var lines: [String]
    var prefixLengths: [Int]

    init(_ fence: Fence) {
      language = fence.language
      path = fence.location.path
      words = fence.words.map { word in word.value.map { "\(word.name)=\($0)" } ?? word.name }
      lines = fence.body.map(\.text)
      prefixLengths = fence.body.map(\.prefixLength)
    }
  }

  private struct File: Hashable {
    var name: String
    var pieces: [Piece]
    var bytes: Data?

    init(_ file: Example.File) {
      name = file.name
      bytes = file.bytes
      pieces = file.fences.map(Piece.init)
    }
  }

  private struct Launch: Hashable {
    var number: Int
    var piece: Piece?
    var conditions: LaunchConditions
    var trap: String?
    var seconds: Int?
  }

  private struct Result: Hashable {
    var content: ResultFence.Content
    var piece: Piece
  }

  private let names: [String]
  private let kind: Example.Kind
  private let use: Example.Use
  private let files: [File]
  private let resources: [File]
  private let launches: [Launch]
  private let results: [Result]
  private let settings: [String: String]
  private let dataFiles: [AppFolder.DataFile]
  private let earlierBuilds: [ExampleProgram]
  private let recordings: Example.Recordings
  private let comparedWith: [ExampleProgram]

  init(_ example: Example) {
    names =
      [
        example.guide, example.name, example.module, example.bundleIdentifier,
        example.build.swiftVersion, example.build.sdkVersion ?? "",
      ] + example.build.mergedModules
    kind = example.kind
    use = example.use
    files = example.files.map(File.init)
    resources = example.resources.map(File.init)
    launches = example.launches.map {
      Launch(
        number: $0.number, piece: $0.fence.map(Piece.init), conditions: $0.conditions,
        trap: $0.trap, seconds: $0.seconds)
    }
    results = example.expectations.compactMap { expectation in
      guard case .result(let result) = expectation else { return nil }
      return Result(content: result.content, piece: Piece(result.fence))
    }
    settings = example.build.settings
    dataFiles = example.dataFiles
    earlierBuilds = example.earlierBuilds.map(ExampleProgram.init)
    recordings = example.recordings
    comparedWith = example.comparedWith.map(ExampleProgram.init)
  }
}
