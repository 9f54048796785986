/// The name of a file of an example: `Detail.swift`.
package struct SwiftFileName {
  let text: String

  /// Whether it names a file in the example's own folder, and no option of a command.
  var isValid: Bool {
    let scalars = text.unicodeScalars
    guard text.hasSuffix(".swift"), text.count > ".swift".count,
      let first = scalars.first, first != ".", first != "-"
    else { return false }
    return scalars.allSatisfy { $0.isPartOfWord || "_+-.".unicodeScalars.contains($0) }
  }

  /// Whether it is the name of the file that fences without `file=` form.
  var isMainFile: Bool { text == Self.mainOfApp }

  package static let mainOfApp = "Main.swift"

  /// Only a file with just this name may have statements outside of functions.
  static let mainOfScript = "main.swift"
}
