package import SwiftSyntax

/// The types of a method, as far as its syntax tells.
struct MethodSignature {
  /// The place of its file among the program's.
  var file: Int

  /// The place of its name.
  var position: AbsolutePosition
  var parameters: [Parameter]

  /// What it returns; nil for nothing.
  var result: TypeSyntax?

  /// Whether it stands for types that are not known here: with generic parameters.
  var isGeneric: Bool

  struct Parameter {
    var name: String
    var type: TypeSyntax
  }

  init(_ function: FunctionDeclSyntax, file: Int) {
    self.file = file
    position = function.name.positionAfterSkippingLeadingTrivia
    parameters = function.signature.parameterClause.parameters.map {
      Parameter(name: ($0.secondName ?? $0.firstName).text, type: $0.type)
    }
    result = function.signature.returnClause?.type
    isGeneric = function.genericParameterClause != nil
  }
}

extension TypeSyntax {
  /// The type in the one way of the several in which it can be written, without the names of
  /// Apple's modules, and without attributes, which tell no two methods apart.
  package var normalizedText: String {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.normalizedText + "?" }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.normalizedText + "?"
    }
    if let type = self.as(ArrayTypeSyntax.self) { return "[\(type.element.normalizedText)]" }
    if let type = self.as(DictionaryTypeSyntax.self) {
      return "[\(type.key.normalizedText): \(type.value.normalizedText)]"
    }
    // `any` may be left out, and in older code is.
    if let type = self.as(SomeOrAnyTypeSyntax.self),
      type.someOrAnySpecifier.tokenKind == .keyword(.any)
    {
      return type.constraint.normalizedText
    }
    if let type = self.as(TupleTypeSyntax.self), let only = type.elements.first,
      type.elements.count == 1
    {
      return only.type.normalizedText
    }
    if let type = self.as(IdentifierTypeSyntax.self) { return type.normalizedName }
    if let type = self.as(MemberTypeSyntax.self) {
      let base = type.baseType.normalizedText
      if base == "Swift", type.name.text == "Void" { return "()" }
      return ["UIKit", "Foundation", "Swift"].contains(base)
        ? type.name.text : "\(base).\(type.name.text)"
    }
    if let type = self.as(AttributedTypeSyntax.self) {
      // Of the attributes only this one keeps a method from being the protocol's.
      let escapes = type.attributes.contains { $0.trimmedDescription == "@escaping" }
      return (escapes ? "@escaping " : "") + type.baseType.normalizedText
    }
    if let type = self.as(FunctionTypeSyntax.self) {
      let parameters = type.parameters.map(\.type.normalizedText).joined(separator: ", ")
      return "(\(parameters)) -> \(type.returnClause.type.normalizedText)"
    }
    return trimmedDescription
  }
}

extension IdentifierTypeSyntax {
  fileprivate var normalizedName: String {
    let arguments = genericArgumentClause?.arguments.compactMap { argument -> String? in
      if case .type(let type) = argument.argument { type.normalizedText } else { nil }
    }
    switch (name.text, arguments?.count) {
    case (let old, nil) where RenamedType.names[old] != nil: return RenamedType.names[old] ?? old
    case ("Optional", 1): return "\(arguments?[0] ?? "")?"
    case ("Array", 1): return "[\(arguments?[0] ?? "")]"
    case ("Dictionary", 2): return "[\(arguments?.joined(separator: ": ") ?? "")]"
    case ("Void", nil): return "()"
    default:
      return arguments.map { "\(name.text)<\($0.joined(separator: ", "))>" } ?? trimmedDescription
    }
  }
}
