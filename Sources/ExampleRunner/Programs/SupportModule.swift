import AppleDialect

/// The module that every example is compiled with and no author imports; `print` is its own, which
/// records who called it.
enum SupportModule: String {
  /// For an app: what launches and drives it. It imports UIKit and Foundation.
  case app = "ExampleSupport"

  /// For a script that imports nothing. So does this module, and the compiler is done in half the time.
  case script = "ScriptSupport"

  /// What a program needs, at least: a word in a comment may make it more.
  init(of program: AdaptedProgram) {
    let isPlain = program.files.allSatisfy { file in
      !file.text.contains("import") && !file.text.contains(SupportModule.app.rawValue)
    }
    self = isPlain ? .script : .app
  }
}
