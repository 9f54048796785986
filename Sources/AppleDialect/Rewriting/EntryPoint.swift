import Diagnostics
import SwiftSyntax

/// Where the program of an app begins.
///
/// `@UIApplicationMain` crashes the compiler on Linux; `@main` needs a `main()`, which Apple's
/// protocol has and no Swift protocol can have for a class it does not know.
struct EntryPoint {
  private enum Place {
    /// A delegate that is marked as the entry point.
    case attribute(AttributeSyntax, on: ClassDescription)
    /// A file `main.swift`, which calls `UIApplicationMain` itself.
    case file(Int)
  }

  /// The name of the function that tells the engine of the program, before anything of it runs.
  private static let preparation = "__prepareExample"

  private let place: Place
  private let classes: ClassTable

  /// The entry point of an app; nil where it has none.
  init?(classes: ClassTable) {
    self.classes = classes
    let marked = classes.classes.first {
      $0.entryAttribute != nil && classes.conforms($0, to: "UIApplicationDelegate")
    }
    if let marked, let attribute = marked.entryAttribute {
      place = .attribute(attribute, on: marked)
    } else if let file = classes.fileNames.firstIndex(of: "main.swift") {
      place = .file(file)
    } else {
      return nil
    }
  }

  /// What to say of an app whose entry point is not found.
  static func missing(in program: AuthoredProgram) -> Diagnostic {
    let piece = program.files.lazy.compactMap(\.pieces.first).first
    return Diagnostic(
      rule: "example.no-app-delegate",
      at: SourceLocation(path: piece?.path ?? "", line: piece?.firstLine ?? 1),
      "no app delegate: an app needs a class that conforms to UIApplicationDelegate and is "
        + "marked @main",
      fix: "write @main before the app delegate's class, or write `swift run` if it is "
        + "not an app")
  }

  /// What to say of the delegates that are marked besides the first.
  static func superfluous(
    in classes: ClassTable, _ files: [AssembledFile]
  ) -> [Diagnostic] {
    let marked = classes.classes.filter {
      $0.entryAttribute != nil && classes.conforms($0, to: "UIApplicationDelegate")
    }
    return marked.dropFirst().compactMap { delegate in
      guard let attribute = delegate.entryAttribute,
        let location = files[delegate.file].location(
          of: attribute.positionAfterSkippingLeadingTrivia)
      else { return nil }
      return Diagnostic(
        rule: "example.two-entry-points", at: location,
        "two entry points: `\(marked[0].typeName)` is marked too, and an app has one",
        fix: "remove `\(attribute.trimmedDescription)`")
    }
  }

  /// Makes `@UIApplicationMain` into `@main` of the same width.
  func edits(in file: Int) -> [SourceEdit] {
    guard case .attribute(let attribute, let delegate) = place, file == delegate.file,
      attribute.attributeName.trimmedDescription != "main"
    else { return [] }
    let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = attribute.endPositionBeforeTrailingTrivia.utf8Offset
    let replacement = "@main".padding(toWidth: end - start)
    return [SourceEdit(range: start..<end, replacement: replacement)]
  }

  /// The lines before a file's own.
  func linesBefore(file: Int) -> [String] {
    if case .file(file) = place { return ["\(Self.preparation)()"] }
    return []
  }

  /// The generated preparation, which is beside the launches.
  func preparationText(launches: [LaunchBody], fileCount: Int) -> String {
    let registrations = (0..<fileCount)
      .map { "  \(ClassRegistration.functionName(file: $0))()\n" }
    let bodies = launches.map(\.functionName).joined(separator: ", ")
    // The launches of a later build of an app are numbered on.
    let first = launches.first?.number ?? 1
    let start = first == 1 ? "" : ", startingAt: \(first)"
    return """
      @preconcurrency @MainActor func \(Self.preparation)() {
      \(registrations.joined())  ExampleSupport.ExampleProgram.prepare(launches: [\(bodies)]\(start))
      }

      """
  }

  /// The `main()` of a marked delegate; it is in the delegate's file, which imports UIKit.
  func mainText(file: Int) -> String {
    guard case .attribute(_, let delegate) = place, file == delegate.file else { return "" }
    return """
      extension \(delegate.typeName) {
        @MainActor static func main() {
          \(Self.preparation)()
          UIKit.UIApplicationMain(
            CommandLine.argc, CommandLine.unsafeArgv, nil, "\(classes.engineName(of: delegate))")
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
