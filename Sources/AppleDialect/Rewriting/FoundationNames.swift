import SwiftSyntax

/// Has the names of classes that Foundation cannot make on Linux mean UIKit's classes in an app.
///
/// The coders of state restoration are keyed archivers, and Foundation's classes of these names cannot
/// be subclassed on Linux; predicates that compare have no initialisers there, and some formatters are
/// missing. UIKit declares its own; in a file that imports Foundation too, the name would mean both,
/// but what the app's own module declares goes before all imports.
enum FoundationNames {
  private static let archivers = ["NSKeyedArchiver", "NSKeyedUnarchiver"]
  private static let predicates = ["NSComparisonPredicate", "NSExpression"]
  private static let formatters = ["DateComponentsFormatter"]
  private static let names = archivers + predicates + formatters

  private static let declarations = names.map { "typealias \($0) = UIKit.\($0)\n" }.joined()

  /// What to declare, and in which file: one that imports UIKit; nil where nothing needs it.
  static func declarations(
    for files: [AssembledFile], launches: [AuthoredProgram.Launch]
  ) -> (file: Int, text: String)? {
    let texts = files.map(\.syntax.description) + launches.compactMap { $0.body?.text }
    guard texts.contains(where: { text in names.contains(where: text.contains) }) else {
      return nil
    }
    let file = files.firstIndex { file in
      file.imports(merged: []).contains { $0.split(separator: " ").last == "UIKit" }
    }
    return file.map { ($0, declarations) }
  }
}
