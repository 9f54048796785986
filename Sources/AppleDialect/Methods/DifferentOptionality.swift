import SwiftSyntax

/// A method of one of UIKit's optional ones whose types are optional where the protocol's are not, or
/// the other way round.
///
/// Objective-C's protocols have either, `WKNavigation!` as a rule, and a method that says
/// `WKNavigation` is theirs. A protocol in Swift takes it for another method: the class gets one with the
/// protocol's types, which calls the author's.
struct DifferentOptionality {
  private let method: OptionalMethod
  private let signature: MethodSignature
  private let description: ClassDescription

  /// The methods of a program's classes that differ only in this.
  static func all(in classes: ClassTable) -> [DifferentOptionality] {
    classes.all.flatMap { description in
      OptionalMethod.named(by: description).compactMap { method in
        guard !method.isAsync,
          method.protocolNames.contains(where: { classes.conforms(description, to: $0) }),
          let place = description.methods[method.name], !place.isStatic, !place.isOverride,
          let signature = place.signatures.first, place.signatures.count == 1,
          differs(signature, from: method)
        else { return nil }
        return DifferentOptionality(
          method: method, signature: signature, description: description)
      }
    }
  }

  /// Whether a method's types are those of a protocol's but for what is optional, in a way that Swift
  /// takes from Objective-C's protocols: it may take nil where none comes, and return none where
  /// one may.
  static func differs(_ signature: MethodSignature, from method: OptionalMethod) -> Bool {
    guard !signature.isGeneric else { return false }
    let parameters = zip(signature.parameters, method.parameters).map {
      (own: $0.type, expected: $1.type.parsedType)
    }
    let result = (
      own: signature.result ?? "()".parsedType, expected: (method.result ?? "()").parsedType
    )
    let pairs = parameters + [result]
    return pairs.allSatisfy { $0.own.wrappedText == $0.expected.wrappedText }
      && pairs.contains { $0.own.normalizedText != $0.expected.normalizedText }
      && parameters.allSatisfy { $0.own.isOptional || !$0.expected.isTrulyOptional }
      && (result.expected.isOptional || !result.own.isOptional)
  }

  /// The method with the protocol's types.
  var member: AddedMember {
    let arguments = zip(signature.parameters, method.parameters).map { own, expected in
      (expected.label == "_" ? "" : "\(expected.label): ")
        + value(
          expected.name, from: expected.type.parsedType, to: own.type)
    }
    let call = "self.\(method.baseName)(\(arguments.joined(separator: ", ")))"
    let result = signature.result.map { own in
      value(
        "(\(call) as \(own.writtenText))", from: own, to: (method.result ?? "()").parsedType)
    }
    return AddedMember(
      description: description,
      text: "\(method.signature) { \(result.map { "return " + $0 } ?? call) }")
  }

  /// A value as one of a type that may be optional or not; the type tells the author's method from this
  /// one.
  private func value(_ name: String, from own: TypeSyntax, to other: TypeSyntax) -> String {
    if own.isOptional == other.isOptional { return name }
    return own.isOptional ? name + "!" : "\(name) as \(other.writtenText)"
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// Whether it is written with a question mark.
  fileprivate var isTrulyOptional: Bool { self.is(OptionalTypeSyntax.self) }

  /// The type without the question mark at its end.
  fileprivate var wrappedText: String {
    let text = normalizedText
    return text.hasSuffix("?") ? String(text.dropLast()) : text
  }

  /// The type as an expression can be converted to it.
  fileprivate var writtenText: String {
    let wrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    return wrapped.map { "\($0.trimmedDescription)?" } ?? trimmedDescription
  }
}
