import SwiftSyntax

/// An initialiser that a class declares.
struct Initialiser {
  /// The argument labels, as Swift names it: `init(style:reuseIdentifier:)`.
  var name: String
  var isConvenience: Bool

  /// Whether code at file scope, in the class's file, can call it and gets an object.
  var isCallable: Bool

  init(_ node: InitializerDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    name = "init(\(labels.joined()))"
    isConvenience = node.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
    let isPrivate = node.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
    let isUnavailable = node.attributes.contains {
      $0.trimmedDescription.hasPrefix("@available") && $0.trimmedDescription.contains("unavailable")
    }
    isCallable = !isPrivate && !isUnavailable && node.optionalMark == nil
  }
}
