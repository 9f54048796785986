import SwiftSyntax

/// The property `window` of a delegate of whatever class, `UIApplication.shared.delegate?.window??.frame`.
///
/// Objective-C's protocols leave it to the delegate whether it has one, so to Swift on Apple's systems it
/// is an optional of an optional. Here it is another property, of a name as wide.
enum OptionalWindow {
  /// The changes for a place that names the property; none where a class of the app declares it.
  static func edits(_ member: MemberAccessExprSyntax) -> [SourceEdit] {
    let name = member.declName.baseName
    guard name.text == "window", member.declName.argumentNames == nil, let base = member.base,
      isUnwrappedTwice(member) || isOfAnyDelegate(base)
    else { return [] }
    return [SourceEdit(range: name.utf8Range, replacement: "_indow")]
  }

  /// Whether two marks follow: `window??`, `window!!`.
  private static func isUnwrappedTwice(_ member: MemberAccessExprSyntax) -> Bool {
    member.parent.map(isUnwrapping) == true && member.parent?.parent.map(isUnwrapping) == true
  }

  private static func isUnwrapping(_ node: Syntax) -> Bool {
    node.is(OptionalChainingExprSyntax.self) || node.is(ForceUnwrapExprSyntax.self)
  }

  /// Whether what is before the dot is known by its protocol alone.
  private static func isOfAnyDelegate(_ base: ExprSyntax) -> Bool {
    let text = base.textOfName.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
    return text.hasSuffix("UIApplication.shared.delegate")
      || ["asUIWindowSceneDelegate)", "asUIApplicationDelegate)"].contains(where: text.hasSuffix)
  }
}
