import AppleDialect
import Foundation

/// The module that every example is compiled with and no author imports; `print` is its own, which
/// records who called it.
package enum SupportModule: String, Sendable {
  /// For an app: what launches and drives it. It imports UIKit and Foundation.
  case app = "ExampleSupport"

  /// For a script that imports nothing. So does this module, and the compiler is done in half the time.
  case script = "ScriptSupport"

  /// What a program needs, at least: a word in a comment may make it more.
  init(of program: AdaptedProgram) {
    self.init(ofFiles: program.files.map(\.text))
  }

  /// What files of Swift need that hold no launch.
  package init(ofFiles texts: [String]) {
    let needsMore = texts.contains { text in
      // Most scripts end here: looking at each line takes a hundred times as long.
      (text.contains("import") || text.contains(SupportModule.app.rawValue))
        && text.split(whereSeparator: \.isNewline).contains(where: Self.isAboutModules)
    }
    self = needsMore ? .app : .script
  }

  private static func isAboutModules(_ line: Substring) -> Bool {
    // A guide's path stands there, which may have any word in it.
    !line.hasPrefix("#sourceLocation(")
      && (line.contains(#/\bimport\b/#) || line.contains(SupportModule.app.rawValue))
  }
}
