package import AppleDialect
import Diagnostics
package import GuideExamples
import GuideMarkup

extension AuthoredProgram {
  /// The program that the fences of an example make.
  package init(_ example: Example) {
    let blanks = example.blankValues
    self.init(
      module: example.module,
      files: (example.build.isTest ? [TestProgram.main] : [])
        + example.files.map { file in
          File(
            name: example.build.isTest ? TestProgram.file : file.name,
            pieces: file.fences.map { Piece($0, blanks: blanks) })
        },
      launches: example.launches.map { launch in
        Launch(number: launch.number, body: launch.fence.map { Piece($0, blanks: blanks) })
      },
      isScript: example.kind == .script, mergedModules: Set(example.build.mergedModules),
      definedConditions: Set(BuildFlags.definedConditions(of: example)),
      swiftVersion: example.build.swiftVersion,
      infersObjectiveC: example.isOfSwift3)
  }
}

extension Example {
  /// The lines of its code with an empty comment for a value behind them.
  fileprivate var blankValues: Set<CodeLine> {
    Set(
      expectations.compactMap { expectation in
        guard case .value(let text, let line, let location) = expectation, text.isBlank else {
          return nil
        }
        return CodeLine(path: location.path, line: line)
      })
  }

  /// Whether its project says that it is written in Swift 3, or that `@objc` is inferred as then.
  fileprivate var isOfSwift3: Bool {
    let settings = BuildSettingNames(build.settings)
    return settings.value(of: "SWIFT_VERSION")?.hasPrefix("3") ?? false
      || settings.value(of: "SWIFT_SWIFT3_OBJC_INFERENCE") == "On"
  }
}

extension AuthoredProgram.Piece {
  /// - Parameter blanks: The lines that end with an empty comment for a value.
  fileprivate init(_ fence: Fence, blanks: Set<CodeLine>) {
    let path = fence.location.path
    self.init(
      path: path, firstLine: fence.bodyLines.lowerBound,
      lines: fence.body.map { line in
        // The pass knows a comment for a value by the space in front of the value.
        let isBlank = blanks.contains(CodeLine(path: path, line: line.number))
        return .init(
          text: isBlank && line.text.hasSuffix("=>") ? line.text + " " : line.text,
          prefixLength: line.prefixLength)
      })
  }
}
