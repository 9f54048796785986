import AppleDialect
import Diagnostics
import GuideExamples
import GuideMarkup

extension AuthoredProgram {
  /// The program that the fences of an example make.
  init(_ example: Example) {
    self.init(
      module: example.module,
      files: example.files.map { file in
        File(name: file.name, pieces: file.fences.map(Piece.init))
      },
      launches: example.launches.map { launch in
        Launch(number: launch.number, body: launch.fence.map(Piece.init))
      },
      isScript: example.kind == .script, mergedModules: Set(example.mergedModules))
  }
}

extension AuthoredProgram.Piece {
  fileprivate init(_ fence: Fence) {
    self.init(
      path: fence.location.path, firstLine: fence.bodyLines.lowerBound,
      lines: fence.body.map { .init(text: $0.text, prefixLength: $0.prefixLength) })
  }
}
