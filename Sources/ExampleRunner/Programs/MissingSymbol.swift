import RunRecord

/// A symbol of UIKit's or of a framework around it that the engine doesn't have, as the compiler tells it.
struct MissingSymbol {
  /// `UIRegion`, or with the type that would have it: `UIView.someMember`.
  let name: String

  /// What an author needs to know of it; a member may also be one of the app's own, in a file that is missing.
  ///
  /// - Parameter isInFileOfUIKit: Whether the file imports UIKit, without which it sees none of UIKit's types.
  func note(isInFileOfUIKit: Bool) -> String {
    if name.contains(".") { return "if `\(name)` is Apple's, this engine doesn't have it yet" }
    return name.hasPrefix("UI") && !isInFileOfUIKit
      ? "this file doesn't import UIKit" : "this engine has no `\(name)` yet"
  }

  /// Nil for another message, and for a name that is not Apple's or that the compiler takes for a misspelled one.
  init?(_ message: CompilerMessage) {
    guard message.severity == .error else { return nil }
    let parts = message.text.split(separator: "'", omittingEmptySubsequences: false)
    switch (parts.first, parts.dropFirst(2).first, parts.last) {
    case ("cannot find type ", " in scope", " in scope"),
      ("cannot find ", " in scope", " in scope"):
      name = String(parts[1])
    case ("value of type ", " has no member ", ""), ("type ", " has no member ", ""):
      name = "\(parts[1]).\(parts[3])"
    default: return nil
    }
    guard Self.isOfApple(name) else { return nil }
  }

  /// What an author needs to know where an override has nothing to override.
  static func notes(ofOverride message: CompilerMessage) -> [String] {
    guard message.severity == .error,
      message.text.hasPrefix("method does not override any method from its superclass")
        || message.text.hasPrefix("property does not override any property from its superclass")
    else { return [] }
    return ["if Apple's class has this member, this engine doesn't have it yet"]
  }

  /// What the compiler doesn't find, or finds to be unavailable on Linux, whatever it is.
  static func unknownName(in message: CompilerMessage) -> String? {
    let parts = message.text.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return nil }
    let isUnknown =
      ["cannot find type ", "cannot find "].contains(String(parts[0]))
      || parts[0].isEmpty && parts[2].hasPrefix(" is unavailable")
    return isUnknown ? String(parts[1]) : nil
  }

  private static func isOfApple(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
  }

  private static let prefixes = ["CA", "CG", "NS", "SF", "UI", "WK"]
}
