/// The name of a file of an example: `Detail.swift`.
struct SwiftFileName {
  let text: String

  /// Whether it names a file in the example's own folder, and no option of a command.
  var isValid: Bool {
    guard text.hasSuffix(".swift"), text.count > ".swift".count,
      let first = text.first, first != ".", first != "-"
    else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || "_+-.".contains($0) }
  }

  /// Whether it is the name of the file that fences without `file=` form.
  var isMainFile: Bool { text == Self.mainOfApp }

  static let mainOfApp = "Main.swift"

  /// Only a file with just this name may have statements outside of functions.
  static let mainOfScript = "main.swift"
}
