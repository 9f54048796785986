import BoundedParsing
import SwiftSyntax

extension AuthoredProgram {
  /// The program with what an app on a phone has of its launches, as of its files: a launch is part of
  /// the app, and both see one platform.
  var withLaunchesForPhones: AuthoredProgram {
    guard !isScript else { return self }
    let platform = PlatformCondition(self)
    var program = self
    program.launches = launches.map { launch in
      var launch = launch
      launch.body = launch.body?.on(platform)
      return launch
    }
    return program
  }
}

extension AuthoredProgram.Piece {
  fileprivate func on(_ platform: PlatformCondition) -> AuthoredProgram.Piece {
    guard text.contains("#if") else { return self }
    let edits = PlatformBranches.edits(of: BoundedParser.parse(source: text), text, platform)
    let texts = SourceEdit.apply(edits, to: text)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var piece = self
    piece.lines = zip(lines, texts).map { line, text in
      AuthoredProgram.Line(text: String(text), prefixLength: line.prefixLength)
    }
    return piece
  }
}
