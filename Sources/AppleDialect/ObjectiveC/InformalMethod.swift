import SwiftSyntax

/// A method that `NSObject` has on Apple's systems for classes to override, and whose override is
/// called by its name here.
///
/// The engine's own can only stand in an extension of `NSObject`, which no class may override: the
/// word is taken out where no class of the app has the method already.
struct InformalMethod {
  let typeName: String
  let name: String

  /// What makes it a method of its own.
  let edits: [SourceEdit]

  /// The method that a declaration overrides; nil for others.
  init?(_ function: FunctionDeclSyntax, in typeName: String) {
    guard Self.selectors[function.swiftName] != nil,
      let word = function.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return nil }
    self.typeName = typeName
    name = function.swiftName
    edits = [.blanks(word.name)] + RespondingCalls.edits(in: function)
  }

  /// The selectors by which the engine calls them.
  static let selectors = [
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
    "responds(to:)": "respondsToSelector:",
  ]
}

/// Finds `super.responds(to:)`, which would ask the object again.
private final class RespondingCalls: SyntaxVisitor {
  private var edits: [SourceEdit] = []

  /// The changes by which an own `responds(to:)` asks its class.
  static func edits(in function: FunctionDeclSyntax) -> [SourceEdit] {
    guard function.swiftName == "responds(to:)" else { return [] }
    let calls = RespondingCalls(viewMode: .sourceAccurate)
    calls.walk(function)
    return calls.edits
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if node.base?.is(SuperExprSyntax.self) == true, name.text == "responds" {
      edits.append(SourceEdit(range: name.utf8Range, replacement: "_esponds"))
    }
    return .visitChildren
  }
}
