import Diagnostics
import SwiftSyntax

/// Where the program of an app begins.
///
/// `@UIApplicationMain` crashes the compiler on Linux; `@main` needs a `main()` that creates the
/// delegate, which Swift can do only where the class is known.
struct EntryPoint {
  private let delegate: ClassDescription
  private let attribute: AttributeSyntax?

  /// The entry point of an app: its application delegate that is marked as such.
  init?(classes: ClassTable) {
    let marked = classes.classes.first {
      $0.entryAttribute != nil && classes.conforms($0, to: "UIApplicationDelegate")
    }
    guard let delegate = marked else { return nil }
    self.delegate = delegate
    attribute = delegate.entryAttribute
  }

  /// What to say of an app whose entry point is not found.
  static func missing(in program: AuthoredProgram) -> Diagnostic {
    let piece = program.files.first?.pieces.first
    return Diagnostic(
      rule: "example.no-app-delegate",
      at: SourceLocation(path: piece?.path ?? "", line: piece?.firstLine ?? 1),
      "no app delegate: an app needs a class that conforms to UIApplicationDelegate and is "
        + "marked @main",
      fix: "write @main before the app delegate's class, or make the fence `swift run` if it is "
        + "no app")
  }

  /// Makes `@UIApplicationMain` into `@main` of the same width.
  func edits(in file: Int) -> [SourceEdit] {
    guard file == delegate.file, let attribute,
      attribute.attributeName.trimmedDescription == "UIApplicationMain"
    else { return [] }
    let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = attribute.endPositionBeforeTrailingTrivia.utf8Offset
    let replacement = "@main".padding(toWidth: end - start)
    return [SourceEdit(range: start..<end, replacement: replacement)]
  }

  /// The generated `main()`.
  func mainText(launches: [LaunchBody], fileCount: Int) -> String {
    let registrations = (0..<fileCount)
      .map { "    \(ClassRegistration.functionName(file: $0))()\n" }
    let bodies = launches.map(\.functionName).joined(separator: ", ")
    return """
      extension \(delegate.typeName) {
        @MainActor static func main() {
      \(registrations.joined())    ExampleSupport.ExampleProgram.run(launches: [\(bodies)]) {
            \(delegate.typeName)()
          }
        }
      }

      """
  }
}

extension String {
  fileprivate func padding(toWidth width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - utf8.count))
  }
}
