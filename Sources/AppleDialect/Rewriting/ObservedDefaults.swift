import SwiftSyntax

/// Has an app's user defaults tell those who observe them of what the app sets, and keep addresses.
///
/// What the app's own module declares goes before what it imports, so these methods are called in the
/// place of Foundation's, which call no observer on Linux.
enum ObservedDefaults {
  /// The file to declare them in: one that imports UIKit; nil where nothing can observe them and no
  /// address is read, or where the app has a class of defaults of its own.
  static func fileToDeclareIn(
    _ files: [AssembledFile], launches: [AuthoredProgram.Launch], classes: ClassTable
  ) -> Int? {
    let texts = files.map(\.syntax.description) + launches.compactMap { $0.body?.text }
    guard texts.contains(where: { $0.contains("UserDefaults") }),
      texts.contains(where: { text in
        ["observe", "Observer", ".url(forKey"].contains(where: text.contains)
      }),
      !classes.classes.contains(where: { $0.inherited.contains("UserDefaults") })
    else { return nil }
    return files.firstIndex(where: \.importsUIKit)
  }

  static let declarations =
    "extension UserDefaults {\n"
    + ["Any?", "Int", "Float", "Double", "Bool", "URL?"].map { type in
      """
        func set(_ value: \(type), forKey defaultName: String) {
          ExampleSupport.ExampleDefaults.set(value, forKey: defaultName, in: self)
        }

      """
    }.joined()
      + """
        func removeObject(forKey defaultName: String) {
          ExampleSupport.ExampleDefaults.removeObject(forKey: defaultName, in: self)
        }
      }

      """
}
