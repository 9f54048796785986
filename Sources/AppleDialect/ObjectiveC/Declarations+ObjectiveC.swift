import SwiftSyntax

extension FunctionParameterSyntax {
  /// Whether a value from a list can be passed for it.
  var isPlain: Bool {
    ellipsis == nil
      && type.as(AttributedTypeSyntax.self)?.trimmedDescription.hasPrefix("inout ") != true
  }

  /// The type as an expression may be coerced to it.
  var argumentType: String {
    (type.as(AttributedTypeSyntax.self)?.baseType ?? type).resultText
  }
}

extension FunctionDeclSyntax {
  /// Whether the body names each of the parameters.
  var usesParameters: [Bool] {
    guard let body else { return signature.parameterClause.parameters.map { _ in true } }
    let names = Set(body.tokens(viewMode: .sourceAccurate).map(\.text))
    return signature.parameterClause.parameters.map {
      names.contains(($0.secondName ?? $0.firstName).text)
    }
  }
}

extension TypeSyntax {
  /// The type as an expression may be coerced to it, on one line.
  var resultText: String {
    let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    let text = type.map { "(\($0.wrappedType.trimmedDescription))?" } ?? trimmedDescription
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension VariableDeclSyntax {
  /// Whether it is a stored property that a wrapper can stand around.
  var isObservable: Bool {
    let others: [TokenKind] = [
      .keyword(.lazy), .keyword(.weak), .keyword(.unowned), .keyword(.override),
      .keyword(.static), .keyword(.class),
    ]
    guard bindingSpecifier.tokenKind == .keyword(.var), bindings.count == 1,
      let binding = bindings.first,
      !modifiers.contains(where: { others.contains($0.name.tokenKind) }),
      !attributes.names.contains("NSManaged")
    else { return false }
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether a property can only be read.
  var isReadOnly: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    let kinds = accessors.map(\.accessorSpecifier.tokenKind)
    return kinds.contains(.keyword(.get)) && !kinds.contains(.keyword(.set))
  }
}
