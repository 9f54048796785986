import SwiftSyntax

/// Has an app encode geometry in the text of Apple's systems, `{0, 120.5}`, where Foundation on Linux
/// writes `{0.0, 120.5}`.
///
/// What the app's own module declares goes before what it imports, so these methods are called in the
/// place of Foundation's.
enum EncodedGeometry {
  /// The file to declare them in: one that imports UIKit; nil where nothing is encoded.
  static func fileToDeclareIn(
    _ files: [AssembledFile], launches: [AuthoredProgram.Launch]
  ) -> Int? {
    let texts = files.map(\.syntax.description) + launches.compactMap { $0.body?.text }
    guard texts.contains(where: { $0.contains(".encode(") }) else { return nil }
    return files.firstIndex(where: \.importsUIKit)
  }

  static let declarations =
    "extension NSCoder {\n"
    + [("point", "CGPoint"), ("size", "CGSize"), ("rect", "CGRect")].map { name, type in
      """
        func encode(_ \(name): \(type), forKey key: String) {
          encode(NSCoder.string(for: \(name)), forKey: key)
        }

      """
    }.joined() + "}\n"
}
