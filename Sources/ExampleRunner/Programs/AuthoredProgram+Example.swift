package import AppleDialect
import Diagnostics
package import GuideExamples
import GuideMarkup

extension AuthoredProgram {
  /// The program that the fences of an example make.
  package init(_ example: Example) {
    self.init(
      module: example.module,
      files: example.files.map { file in
        File(name: file.name, pieces: file.fences.map(Piece.init))
      },
      launches: example.launches.map { launch in
        Launch(number: launch.number, body: launch.fence.map(Piece.init))
      },
      isScript: example.kind == .script, mergedModules: Set(example.mergedModules),
      definedConditions: Set(BuildFlags.definedConditions(of: example)),
      swiftVersion: example.swiftVersion,
      infersObjectiveC: example.isOfSwift3)
  }
}

extension Example {
  /// Whether its project says that it is written in Swift 3, or that `@objc` is inferred as then.
  fileprivate var isOfSwift3: Bool {
    let settings = BuildSettingNames(settings)
    return settings.value(of: "SWIFT_VERSION")?.hasPrefix("3") ?? false
      || settings.value(of: "SWIFT_SWIFT3_OBJC_INFERENCE") == "On"
  }
}

extension AuthoredProgram.Piece {
  fileprivate init(_ fence: Fence) {
    self.init(
      path: fence.location.path, firstLine: fence.bodyLines.lowerBound,
      lines: fence.body.map { .init(text: $0.text, prefixLength: $0.prefixLength) })
  }
}
